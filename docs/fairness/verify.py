#!/usr/bin/env python3
"""Plays rounds of Wanderluck again from public data. Python 3 standard library only.

    python3 verify.py rounds.json            (or "-" for standard input)

A round is {"game", "mathVersion", "bet", "clientSeed", "nonce", "serverSeed" and/or "roundKey", and, as far as you have
them to compare with, "roundKeyHash", "seedCommitment", "payoutCents", "events"}; the file holds one or a list of them.
The mathematics of the games (strips, pays, rules) is in games.json beside this file.
This program shares no code with the casino: that is its purpose.
"""
import hashlib
import hmac
import json
import os
import re
import sys


def sha256_hex(data):
    return hashlib.sha256(data).hexdigest()


def round_key(server_seed, client_seed, nonce):
    """32 bytes: HMAC-SHA256, key = the seed's hex text, message = clientSeed:nonce."""
    if not re.fullmatch(r"[A-Za-z0-9_-]{1,32}", client_seed):
        raise ValueError("client seed")
    return hmac.new(server_seed.encode(), f"{client_seed}:{nonce}".encode(), hashlib.sha256).digest()


class Stream:
    """Integers from blocks HMAC-SHA256(round key, game:mathVersion:i), eight big-endian words of 32 bits each."""

    def __init__(self, key, game, math_version):
        self.key, self.name = key, f"{game}:{math_version}"
        self.block, self.words = 0, []

    def word(self):
        if not self.words:
            block = hmac.new(self.key, f"{self.name}:{self.block}".encode(), hashlib.sha256).digest()
            self.words = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)]
            self.block += 1
        return self.words.pop(0)

    def int(self, n):
        """Words below 2^32 mod n are skipped, so that every result is equally likely."""
        reject_below = 2**32 % n
        drawn = self.word()
        while drawn < reject_below:
            drawn = self.word()
        return drawn % n

    def weighted(self, weights):
        """A key of `weights`, in proportion to its weight."""
        drawn = self.int(sum(weights.values()))
        for name, weight in weights.items():
            if drawn < weight:
                return name
            drawn -= weight


class Lines:
    """A line slot; `config` as in games.json. Amounts are hundredths of the stake."""

    def __init__(self, config):
        self.config = config
        self.lines = config["pay"]["lines"]
        self.symbols = config["symbols"]
        self.wild = self.symbol_of_kind("wild")
        self.scatter = self.symbol_of_kind("scatter")
        self.feature = (config["features"] or [{}])[0]

    def symbol_of_kind(self, kind):
        return next((key for key, symbol in self.symbols.items() if symbol["kind"] == kind), None)

    def draw(self, mode, stream):
        weights = self.config["modes"][mode]
        name = stream.weighted(weights) if len(weights) > 1 else next(iter(weights))
        strips = [strip.split() for strip in self.config["reelSets"][name]["strips"]]
        stops = [stream.int(len(strip)) for strip in strips]
        rows = range(self.config["grid"]["rows"])
        grid = [[strip[(stop + row) % len(strip)] for row in rows] for strip, stop in zip(strips, stops)]
        return name, stops, grid

    def line_pay(self, symbol, count):
        return self.symbols[symbol]["pays"].get(str(count), 0) * 100 // len(self.lines)

    def judge(self, shown):
        """(symbol, count, hundredths) of one line from the left, or None."""
        wilds = 0
        while wilds < len(shown) and shown[wilds] == self.wild:
            wilds += 1
        best = None
        wild_pay = self.line_pay(self.wild, wilds) if self.wild else 0
        if wild_pay > 0:
            best = (self.wild, wilds, wild_pay)
        if wilds == len(shown) or shown[wilds] == self.scatter:
            return best
        symbol, count = shown[wilds], wilds + 1
        while count < len(shown) and shown[count] in (symbol, self.wild):
            count += 1
        pay = self.line_pay(symbol, count)
        return (symbol, count, pay) if pay > 0 and pay >= wild_pay else best

    def board(self, mode, stream, events):
        """Plays one board; returns what it pays, its scatter cells and the free spins it awards."""
        free = mode == "fs"
        multiplier = self.feature["multiplier"] if free else 1
        name, stops, grid = self.draw(mode, stream)
        shown_as = "free" if free else "base"
        events.append({"type": "reels_stopped", "mode": shown_as, "reelSet": name, "grid": grid, "stops": stops})
        total = 0
        for index, rows in enumerate(self.lines):
            win = self.judge([grid[reel][row] for reel, row in enumerate(rows)])
            if not win:
                continue
            symbol, count, pay = win
            cells = [[reel, row] for reel, row in enumerate(rows[:count])]
            total += pay * multiplier
            fact = {"type": "line_won", "line": index, "symbol": symbol, "count": count, "cells": cells}
            events.append({**fact, "multiplier": multiplier, "hundredths": pay * multiplier})
        cells = [[x, y] for x, column in enumerate(grid) for y, shown in enumerate(column) if shown == self.scatter]
        pays = self.symbols[self.scatter]["pays"] if self.scatter else {}
        pay = at_most(pays, len(cells)) * 100 * multiplier
        if pay > 0:
            total += pay
            fact = {"type": "scatter_won", "symbol": self.scatter, "count": len(cells), "cells": cells}
            events.append({**fact, "hundredths": pay})
        spins = at_most(self.feature.get("retrigger" if free else "trigger", {}), len(cells))
        return total, cells, spins

    def play(self, _parts, stream):
        events = []
        cap = self.config["wincap"] * 100
        base, cells, spins = self.board("base", stream, events)
        total, awarded, played = base, 0, 0
        if base >= cap:
            total = cap
            events.append({"type": "win_capped", "hundredths": cap})
        elif spins > 0:
            retrigger = False
            while True:
                spins = min(spins, self.feature["maxSpins"] - awarded)
                if spins > 0:
                    awarded += spins
                    events.append({"type": "free_spins_awarded", "spins": spins, "cells": cells, "retrigger": retrigger})
                if played == awarded or total >= cap:
                    break
                played, retrigger = played + 1, True
                fact = {"type": "free_spin_started", "index": played, "of": awarded}
                events.append({**fact, "multiplier": self.feature["multiplier"]})
                won, cells, spins = self.board("fs", stream, events)
                total += won
            if total >= cap:
                total = cap
                events.append({"type": "win_capped", "hundredths": cap})
            events.append({"type": "free_spins_finished", "spins": played, "hundredths": total - base})
        events.append({"type": "round_finished"})
        return events, [{"part": "spin", "hundredths": total}]


def at_most(table, count):
    """A count without an entry takes the entry below it."""
    return next((table[str(at)] for at in range(count, -1, -1) if str(at) in table), 0)


class Roulette:
    """Single zero; `rules` as in games.json. Amounts are hundredths of the stake on the spot."""

    WHEEL = [0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22]
    WHEEL += [18, 29, 7, 28, 12, 35, 3, 26]
    RED = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}
    EVEN_MONEY = {
        "red": lambda n: n in Roulette.RED,
        "black": lambda n: n > 0 and n not in Roulette.RED,
        "even": lambda n: n > 0 and n % 2 == 0,
        "odd": lambda n: n % 2 == 1,
        "low": lambda n: 1 <= n <= 18,
        "high": lambda n: n >= 19,
    }
    BY_SIZE = {1: 3600, 2: 1800, 3: 1200, 4: 900, 6: 600}

    def __init__(self, rules):
        self.rules = rules

    def pay(self, spot, pocket):
        if spot in self.EVEN_MONEY:
            if self.EVEN_MONEY[spot](pocket):
                return 200
            return 50 if pocket == 0 and self.rules["laPartage"] else 0
        name, _, numbers = spot.partition(":")
        if name == "dozen":
            return 300 if pocket > 0 and (pocket + 11) // 12 == int(numbers) else 0
        if name == "column":
            return 300 if pocket > 0 and (pocket - int(numbers)) % 3 == 0 else 0
        covered = [0, 1, 2, 3] if name == "first-four" else [int(n) for n in numbers.split("-")]
        return self.BY_SIZE[len(covered)] if pocket in covered else 0

    def play(self, parts, stream):
        pocket = stream.int(37)
        events = [{"type": "ball_landed", "pocket": str(pocket), "wheelIndex": self.WHEEL.index(pocket)}]
        payouts = []
        for spot in sorted(parts):
            hundredths = self.pay(spot, pocket)
            events.append({"type": "spot_settled", "spot": spot, "hundredths": hundredths})
            if hundredths > 0:
                payouts.append({"part": spot, "hundredths": hundredths})
        events.append({"type": "round_finished"})
        return events, payouts


def load_games():
    here = os.path.dirname(os.path.abspath(__file__))
    with open(os.path.join(here, "games.json"), encoding="utf-8") as file:
        return json.load(file)


def replay(claim, games):
    """Plays one round; returns (result, list of what does not match)."""
    faults = []
    seed, revealed = claim.get("serverSeed"), claim.get("roundKey")
    key = round_key(seed, claim["clientSeed"], claim["nonce"]) if seed else bytes.fromhex(revealed)
    if seed and revealed and key.hex() != revealed:
        faults.append("round key")
    if "roundKeyHash" in claim and sha256_hex(key) != claim["roundKeyHash"]:
        faults.append("round key hash")
    if seed and "seedCommitment" in claim and sha256_hex(seed.encode()) != claim["seedCommitment"]:
        faults.append("seed commitment")
    math = games[f"{claim['game']}:{claim['mathVersion']}"]
    bet = claim["bet"]
    if math["family"] == "slots":
        game, parts = Lines(math["config"]), {"spin": bet["stakeCents"]}
    else:
        game, parts = Roulette(math["rules"]), bet["spots"]
    events, payouts = game.play(parts, Stream(key, claim["game"], claim["mathVersion"]))
    payout = sum(parts[paid["part"]] * paid["hundredths"] // 100 for paid in payouts)
    if "payoutCents" in claim and payout != claim["payoutCents"]:
        faults.append(f"payout: {payout} cents, not {claim['payoutCents']}")
    if "events" in claim and events != claim["events"]:
        faults.append("events")
    return {"payoutCents": payout, "events": events, "roundKey": key.hex()}, faults


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with sys.stdin if sys.argv[1] == "-" else open(sys.argv[1], encoding="utf-8") as file:
        claims = json.load(file)
    games, bad = load_games(), 0
    single = isinstance(claims, dict)
    for claim in [claims] if single else claims:
        result, faults = replay(claim, games)
        name = f"{claim['game']} {claim['clientSeed']}:{claim['nonce']}"
        if faults:
            bad += 1
            print(f"{name}: DOES NOT MATCH: {', '.join(faults)}")
        elif single:
            print(json.dumps(result, indent=2))
    print(f"{1 if single else len(claims)} rounds replayed, {bad} do not match")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
