"""Turns are announced to guests who have no page open: by Web Push to their browsers, and to a webhook of theirs."""
