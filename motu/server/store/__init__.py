"""The database: connections, rows, queries, migrations, backups."""
