"""Structured logs: one line an event, as text or JSON. They name tables and kinds of things, never cards or seeds."""

from __future__ import annotations

import json
import logging
import time
from typing import Any, Final

from castellany.server.settings import Settings

_PLAIN: Final = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    return {name: value for name, value in record.__dict__.items() if name not in _PLAIN}


def fault_of(record: logging.LogRecord) -> str:
    """Where something failed: kinds and lines, without the values that were there."""
    if not record.exc_info or record.exc_info[1] is None:
        return ""
    error, trace = record.exc_info[1], record.exc_info[2]
    places = []
    while trace is not None:
        places.append(f"{trace.tb_frame.f_code.co_filename.rsplit('/', 1)[-1]}:{trace.tb_lineno}")
        trace = trace.tb_next
    return f"{type(error).__name__} at {' > '.join(places[-8:])}"


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
            **fields_of(record),
        }
        if record.exc_info:
            line["fault"] = fault_of(record)
        return json.dumps(line, ensure_ascii=False, default=str)


class TextLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        rest = "".join(f" {name}={value}" for name, value in fields_of(record).items())
        fault = f" fault={fault_of(record)}" if record.exc_info else ""
        return f"{at} {record.levelname.lower():7} {record.name}: {record.getMessage()}{rest}{fault}"


def logging_config(settings: Settings) -> dict[str, Any]:
    lines = "castellany.server.logs." + ("JsonLines" if settings.log_json else "TextLines")
    level = settings.log.upper()
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": lines}},
        "handlers": {"out": {"class": "logging.StreamHandler", "formatter": "lines", "stream": "ext://sys.stderr"}},
        "loggers": {
            "castellany": {"handlers": ["out"], "level": level, "propagate": False},
            "uvicorn": {"handlers": ["out"], "level": "WARNING" if level == "INFO" else level, "propagate": False},
        },
    }
