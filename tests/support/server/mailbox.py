"""A server on this machine to which announcements are sent: over TLS, by names that only the test resolves."""

from __future__ import annotations

import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from functools import cache
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from motu.server.announcements.dial import Dial

NAME = "mailbox.example"


class Letter(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


@cache
def certificate() -> tuple[bytes, bytes]:
    """For NAME, signed by itself; and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(hours=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return made.public_bytes(Encoding.PEM), private


class Mailbox:
    """A server's received requests; it answers with `answers` first, one for each request."""

    def __init__(self, folder: Path) -> None:
        self.letters: list[Letter] = []
        self.answers: list[int] = []
        self.asked: list[str] = []  # the names that were resolved
        self.addresses = ["127.0.0.1"]
        self.came = threading.Condition()
        chain, key = certificate()
        (folder / "mailbox.pem").write_bytes(chain + key)
        box = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                status = box.answers.pop(0) if box.answers else 201
                self.send_response(status)
                self.send_header("Location", f"https://{NAME}/elsewhere")
                self.end_headers()
                with box.came:
                    box.letters.append(Letter(self.path, dict(self.headers.items()), body))
                    box.came.notify_all()

            def log_message(self, *_: Any) -> None:
                """Quietly."""

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        tls.load_cert_chain(folder / "mailbox.pem")
        self.server.socket = tls.wrap_socket(self.server.socket, server_side=True)
        self.port = self.server.server_port
        self.url = f"https://{NAME}:{self.port}"

    def dial(self, allows: Any = lambda _: True) -> Dial:
        """How the server under test gets here."""

        async def resolve(host: str, _: int) -> list[str]:
            self.asked.append(host)
            return self.addresses

        trust = ssl.create_default_context(cadata=certificate()[0].decode())
        return Dial(resolve, allows, trust)

    def wait_for(self, count: int, patience: float = 60) -> list[Letter]:
        with self.came:
            assert self.came.wait_for(lambda: len(self.letters) >= count, patience), self.letters
            return self.letters


@contextmanager
def mailbox(folder: Path) -> Iterator[Mailbox]:
    box = Mailbox(folder)
    thread = threading.Thread(target=box.server.serve_forever, args=[0.05])
    thread.start()
    yield box
    box.server.shutdown()
    thread.join()
    box.server.server_close()
