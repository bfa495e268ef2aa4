"""Mail by the host's SMTP server."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage

from castellany.server.settings import Settings


def send(settings: Settings, to: str, subject: str, text: str) -> None:
    """Deliver one message. To be called away from the loop."""
    host, _colon, port = settings.smtp.partition(":")
    mail = EmailMessage()
    mail["From"] = settings.smtp_from or f"castellany@{host}"
    mail["To"] = to
    mail["Subject"] = subject
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content(text)
    number = int(port or (587 if settings.smtp_tls else 25))
    if number == 465:
        with smtplib.SMTP_SSL(host, number, timeout=15, context=ssl.create_default_context()) as server:
            _deliver(settings, server, mail)
        return
    with smtplib.SMTP(host, number, timeout=15) as server:
        if settings.smtp_tls:
            server.starttls(context=ssl.create_default_context())
        _deliver(settings, server, mail)


def _deliver(settings: Settings, server: smtplib.SMTP, mail: EmailMessage) -> None:
    if settings.smtp_user:
        server.login(settings.smtp_user, settings.smtp_password)
    server.send_message(mail)
