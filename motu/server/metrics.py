"""Metrics for operators, in the format of Prometheus. No names, no links, nothing from inside a game."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.01, 0.05, 0.1, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Metrics:
    """All metrics of one server."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.log_rows = Counter(
            "motu_events", "Rows written to the logs of tables.", ["game", "kind"], registry=registry
        )
        self.refusals = Counter("motu_refusals", "Requests and frames that were refused.", ["code"], registry=registry)
        self.responses = Counter("motu_requests", "HTTP responses.", ["status"], registry=registry)
        self.ack = Histogram("motu_ack_seconds", "Time from a command to its ack.", buckets=FAST, registry=registry)
        self.bot = Histogram(
            "motu_bot_seconds", "Time until a bot has chosen a move.", ["bot"], buckets=SLOW, registry=registry
        )
        self.bot_faults = Counter(
            "motu_bot_faults", "Moves that a bot failed to choose in time.", ["bot"], registry=registry
        )
        self.hint = Histogram(
            "motu_hint_seconds", "Time until a worker has made a slice of a hint.", buckets=SLOW, registry=registry
        )
        self.backups = Counter("motu_backups", "Backups that the server made.", ["result"], registry=registry)
        self.announcements = Counter(
            "motu_announcements", "Turns that were to be told to guests.", ["channel", "outcome"], registry=registry
        )
        self.tables = Gauge("motu_live_tables", "Tables in memory.", registry=registry)
        self.sockets = Gauge("motu_sockets", "Open sockets.", registry=registry)
        self.loop_lag = Gauge("motu_loop_lag_seconds", "How late the event loop woke up last.", registry=registry)
        self.cut_off = Counter(
            "motu_cut_off", "TCP connections that were refused or cut off.", ["reason"], registry=registry
        )
