"""Learn to judge moments from lessons: `python bench/search_train.py GAME LESSONS... --features N`.

Needs torch (on a GPU where there is one). The network gives the points a seat may expect; it is fitted to the
points at the end and, by the softmax over the seats of a moment, to who won. A tenth of the moments
is kept apart to see what was learned. The numbers go to `src/castellany/bots/GAME/learned.json`.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np
import torch

LEARNED = Path(__file__).resolve().parents[1] / "src" / "castellany" / "bots"
HEAD = 3  # number of the moment, points at the end, share of the first place


def read(files: list[Path], features: int) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Moments padded to the largest table: gauges, points, shares, which seats are there."""
    rows = np.concatenate([np.fromfile(file, dtype=np.float32) for file in files]).reshape(-1, HEAD + features)
    starts = np.flatnonzero(np.append(True, rows[1:, 0] != rows[:-1, 0]))
    sizes = np.diff(np.append(starts, len(rows)))
    most = int(sizes.max())
    gauges = np.zeros((len(starts), most, features), np.float32)
    points = np.zeros((len(starts), most), np.float32)
    shares = np.zeros((len(starts), most), np.float32)
    there = np.zeros((len(starts), most), bool)
    for seat in range(most):
        have = sizes > seat
        at = starts[have] + seat
        gauges[have, seat] = rows[at, HEAD:]
        points[have, seat] = rows[at, 1]
        shares[have, seat] = rows[at, 2]
        there[have, seat] = True
    return gauges, points, shares, there


class Judge(torch.nn.Module):  # type: ignore[misc]
    """A straight line and bends beside it."""

    def __init__(self, features: int, hidden: int, spread: float) -> None:
        super().__init__()
        self.line = torch.nn.Linear(features, 1)
        self.hidden = torch.nn.Linear(features, hidden)
        self.out = torch.nn.Linear(hidden, 1, bias=False)
        torch.nn.init.zeros_(self.line.weight)
        torch.nn.init.normal_(self.out.weight, std=0.01)
        self.log_spread = torch.nn.Parameter(torch.tensor(float(np.log(spread))))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return (self.line(x) + self.out(torch.relu(self.hidden(x)))).squeeze(-1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("lessons", type=Path, nargs="+")
    parser.add_argument("--features", type=int, required=True)
    parser.add_argument("--hidden", type=int, default=24)
    parser.add_argument("--epochs", type=int, default=30)
    parser.add_argument("--out", type=Path, default=LEARNED)
    args = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(1)
    gauges, points, shares, there = read(args.lessons, args.features)
    mean, scale = gauges[there].mean(0), gauges[there].std(0) + 1e-3
    middle, width = float(points[there].mean()), float(points[there].std())
    x = torch.from_numpy((gauges - mean) / scale * there[:, :, None]).to(device)
    y = torch.from_numpy((points - middle) / width).to(device)
    won, mask = torch.from_numpy(shares).to(device), torch.from_numpy(there).to(device)
    apart = torch.arange(len(x), device=device) % 1000 >= 900  # whole stretches, since moments of a game lie together
    lessons, exam = (~apart).nonzero()[:, 0], apart.nonzero()[:, 0]
    judge = Judge(args.features, args.hidden, 0.4).to(device)
    size = 4096
    steps = args.epochs * (len(lessons) // size + 1)
    teacher = torch.optim.AdamW(judge.parameters(), lr=4e-3, weight_decay=1e-3)
    pace = torch.optim.lr_scheduler.OneCycleLR(teacher, max_lr=4e-3, total_steps=steps)

    def loss(at: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        value = judge(x[at])
        missed = ((value - y[at]) ** 2 * mask[at]).sum() / mask[at].sum()
        logits = (value / judge.log_spread.exp()).masked_fill(~mask[at], -1e9)
        surprise = -(won[at] * torch.log_softmax(logits, 1)).sum(1).mean()
        return missed, surprise

    for _step in range(steps):
        at = lessons[torch.randint(len(lessons), (size,), device=device)]
        missed, surprise = loss(at)
        teacher.zero_grad()
        (0.5 * missed + surprise).backward()
        teacher.step()
        pace.step()
    with torch.no_grad():
        missed, surprise = loss(exam)
        logits = (judge(x[exam]) / judge.log_spread.exp()).masked_fill(~mask[exam], -1e9)
        right = (won[exam].gather(1, logits.argmax(1, keepdim=True)) > 0).float().mean()
    write(args.out / args.game / "learned.json", judge.cpu(), mean, scale, middle, width)
    print(
        f"{args.game}: {len(x)} moments; kept apart: off by {width * float(missed) ** 0.5:.2f} points, "
        f"surprise {float(surprise):.4f}, winner named in {100 * float(right):.1f} %"
    )


def write(file: Path, judge: Judge, mean: np.ndarray, scale: np.ndarray, middle: float, width: float) -> None:
    """Numbers for gauges as they come, and points as they are."""
    line = judge.line.weight.detach().numpy()[0] / scale
    hidden = judge.hidden.weight.detach().numpy() / scale
    base = float(judge.line.bias.detach()) - float(line @ mean)
    bias = judge.hidden.bias.detach().numpy() - hidden @ mean
    out = judge.out.weight.detach().numpy()[0]

    def plain(numbers: np.ndarray) -> list[float]:
        return [float(f"{n:.5g}") for n in numbers.tolist()]

    file.parent.mkdir(parents=True, exist_ok=True)
    content = {
        "spread": round(float(judge.log_spread.detach().exp()) * width, 3),
        "base": round(middle + width * base, 4),
        "line": plain(width * line),
        "bias": plain(bias),
        "out": plain(width * out),
    }
    lines = [f' "{key}": {json.dumps(value)}' for key, value in content.items()]
    rows = ",\n  ".join(json.dumps(plain(row)) for row in hidden)
    file.write_text("{\n" + ",\n".join(lines) + ',\n "hidden": [\n  ' + rows + "\n ]\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
