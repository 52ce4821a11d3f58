"""Weights from positions: `python -m training.fit data/GAME.npz --out src/.../value.json`.

Needs torch; a GPU helps. Games, not positions, are held back to see how good the guess is.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import torch
from torch import nn

HELD_BACK = 10  # one game of so many


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("data", type=Path, nargs="+")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--hidden", type=int, nargs="+", default=[48, 24])
    parser.add_argument("--epochs", type=int, default=30)
    parser.add_argument("--soft", type=float, default=0.0, help="how much points count")
    parser.add_argument("--decay", type=float, default=1e-2)
    parser.add_argument("--origin", default="")
    args = parser.parse_args()
    torch.manual_seed(1)
    data = Data(args.data, args.soft)
    net = build(data.width, args.hidden).to(data.device)
    report = fit(net, data, args.epochs, args.decay)
    origin = f"{args.origin}; {report}".lstrip("; ")
    args.out.write_bytes(written(net, data, origin))
    print(origin)


class Data:
    """All positions on the device, their inputs normed."""

    def __init__(self, paths: list[Path], soft: float) -> None:
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        parts = [np.load(path) for path in paths]
        x = np.concatenate([p["x"] for p in parts])
        seats = np.concatenate([p["seats"] for p in parts])
        games = np.concatenate([p["games"] + 10_000_000 * i for i, p in enumerate(parts)])
        there = np.arange(x.shape[1])[None] < seats[:, None]
        self.width = x.shape[2]
        self.shift, self.scale = x[there].mean(axis=0), x[there].std(axis=0) + 1e-3
        self.x = self._tensor((x - self.shift) / self.scale)
        self.won = self._tensor(np.concatenate([p["y"] for p in parts]))
        self.y = (1 - soft) * self.won + soft * self._tensor(
            np.concatenate([p["z"] for p in parts])
        )
        self.there = self._tensor(there)
        self.held = self._tensor(games % HELD_BACK == 0)

    def _tensor(self, a: Any) -> torch.Tensor:
        return torch.as_tensor(a, device=self.device)


def build(width: int, hidden: list[int]) -> nn.Sequential:
    layers: list[nn.Module] = []
    for n in hidden:
        layers += [nn.Linear(width, n), nn.ReLU()]
        width = n
    return nn.Sequential(*layers, nn.Linear(width, 1))


def loss(net: nn.Module, data: Data, rows: torch.Tensor) -> torch.Tensor:
    """Cross entropy between the shares guessed and those learned from."""
    return cross(logits(net, data, rows), data.y[rows])


def logits(net: nn.Module, data: Data, rows: torch.Tensor) -> torch.Tensor:
    out: torch.Tensor = net(data.x[rows])[..., 0].masked_fill(~data.there[rows], -1e9)
    return out


def cross(guess: torch.Tensor, shares: torch.Tensor) -> torch.Tensor:
    return -(shares * torch.log_softmax(guess, dim=1)).sum(dim=1).mean()


def fit(net: nn.Sequential, data: Data, epochs: int, decay: float) -> str:
    """Adam, the rate falling to nothing; the weights of the best epoch are kept."""
    train, held = (~data.held).nonzero()[:, 0], data.held.nonzero()[:, 0]
    best, kept = 1e9, {k: v.clone() for k, v in net.state_dict().items()}
    size = 1024
    optimizer = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=decay)
    steps = epochs * (len(train) // size + 1)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 4e-3, total_steps=steps + 1)
    for _ in range(epochs):
        net.train()
        for rows in train[torch.randperm(len(train), device=train.device)].split(size):
            optimizer.zero_grad()
            loss(net, data, rows).backward()
            optimizer.step()
            schedule.step()
        seen = judged(net, data, held)
        if seen < best:
            best, kept = seen, {k: v.clone() for k, v in net.state_dict().items()}
    net.load_state_dict(kept)
    best = calibrate(net, data, held)
    blind = float(torch.log(data.there[held].sum(dim=1).float()).mean())
    text = f"{len(train)} positions; held back {len(held)}"
    return f"{text}: loss {best:.4f}, of a blind guess {blind:.4f}"


def calibrate(net: nn.Sequential, data: Data, rows: torch.Tensor) -> float:
    """The guesses made bolder or milder as a whole, so that they are shares of the victory."""
    with torch.no_grad():
        guess = logits(net, data, rows)
        tried = [(float(cross(guess * k / 20, data.won[rows])), k / 20) for k in range(6, 61)]
        least, bold = min(tried)
        last = net[-1]
        last.weight.mul_(bold)
        last.bias.mul_(bold)
    return least


def judged(net: nn.Module, data: Data, rows: torch.Tensor) -> float:
    net.eval()
    with torch.no_grad():
        return float(np.mean([float(loss(net, data, part)) for part in rows.split(20_000)]))


def written(net: nn.Sequential, data: Data, origin: str) -> bytes:
    """The file the program reads."""
    linear = [m for m in net if isinstance(m, nn.Linear)]
    layers = [[_rounded(m.weight.T), _rounded(m.bias)] for m in linear]
    shift, scale = _rounded(torch.as_tensor(data.shift)), _rounded(torch.as_tensor(data.scale))
    return msgspec.json.encode({"origin": origin, "shift": shift, "scale": scale, "layers": layers})


def _rounded(t: torch.Tensor) -> Any:
    return np.round(t.detach().cpu().numpy().astype(float), 5).tolist()


if __name__ == "__main__":
    main()
