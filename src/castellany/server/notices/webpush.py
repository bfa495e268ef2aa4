"""Web Push: a message encrypted for one browser (RFC 8291) and signed by this server (RFC 8292)."""

from __future__ import annotations

import base64
import ipaddress
import os
import socket
import struct
import time
import urllib.error
import urllib.request
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from castellany.server.errors import Fault
from castellany.server.store.pushes import Browser

_CURVE: Final = ec.SECP256R1()
_RECORD: Final = 4096
_DAY: Final = 86_400


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A private key as it is stored."""
    secret = ec.generate_private_key(_CURVE)
    return secret.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    ).decode()


def load_key(pem: str) -> ec.EllipticCurvePrivateKey:
    key = serialization.load_pem_private_key(pem.encode(), None)
    assert isinstance(key, ec.EllipticCurvePrivateKey)
    return key


def public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def check(endpoint: str, p256dh: str, auth: str) -> None:
    """Only a push service on the open net, and keys that are keys: this server is nobody's errand boy."""
    parts = urlsplit(endpoint)
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, unb64(p256dh))
        port = parts.port
        if parts.scheme != "https" or not parts.hostname or port not in (None, 443) or parts.username:
            raise ValueError
        if len(unb64(auth)) != 16 or "." not in parts.hostname or parts.hostname.endswith((".local", ".localhost")):
            raise ValueError
        try:
            ipaddress.ip_address(parts.hostname)
        except ValueError:
            return
        raise ValueError
    except ValueError as error:
        raise Fault(400, "error-bad-push") from error


def _public_host(host: str) -> bool:
    """Does the name lead to the open net?"""
    found = socket.getaddrinfo(host, 443, type=socket.SOCK_STREAM)
    return bool(found) and all(ipaddress.ip_address(item[4][0]).is_global for item in found)


def encrypt(text: bytes, browser: Browser, salt: bytes, secret: ec.EllipticCurvePrivateKey) -> bytes:
    """RFC 8291: one record of aes128gcm that only this browser can read."""
    theirs = unb64(browser.p256dh)
    ours = public_bytes(secret.public_key())
    shared = secret.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, theirs))
    seed = HKDF(hashes.SHA256(), 32, unb64(browser.auth), b"WebPush: info\0" + theirs + ours).derive(shared)
    key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(seed)
    nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(seed)
    sealed = AESGCM(key).encrypt(nonce, text + b"\x02", None)
    return salt + struct.pack("!IB", _RECORD, len(ours)) + ours + sealed


def vapid(endpoint: str, contact: str, key: ec.EllipticCurvePrivateKey, now: int) -> str:
    """RFC 8292: who sends."""
    parts = urlsplit(endpoint)
    head = b64(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now + _DAY // 2, "sub": contact}
    body = f"{head}.{b64(msgspec.json.encode(claims))}"
    r, s = decode_dss_signature(key.sign(body.encode(), ec.ECDSA(hashes.SHA256())))
    return f"{body}.{b64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


class _NoDetours(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_args: object) -> None:
        return None


def send(text: bytes, browser: Browser, key: ec.EllipticCurvePrivateKey, contact: str) -> int:
    """Deliver a message; the push service's status. To be called away from the loop."""
    host = urlsplit(browser.endpoint).hostname or ""
    if not _public_host(host):
        return 410
    body = encrypt(text, browser, os.urandom(16), ec.generate_private_key(_CURVE))
    token = vapid(browser.endpoint, contact, key, int(time.time()))
    headers = {
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(_DAY),
        "urgency": "normal",
        "authorization": f"vapid t={token}, k={b64(public_bytes(key.public_key()))}",
    }
    request = urllib.request.Request(browser.endpoint, body, headers, method="POST")
    opener = urllib.request.build_opener(_NoDetours())
    try:
        with opener.open(request, timeout=10) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code
