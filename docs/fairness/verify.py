#!/usr/bin/env python3
"""Plays rounds of Wanderluck again from public data. Python 3 standard library only.

    python3 verify.py rounds.json            (or "-" for standard input)

A round is {"game", "mathVersion", "bet", "clientSeed", "nonce", "serverSeed" and/or "roundKey", and, as far as you have
them to compare with, "roundKeyHash", "seedCommitment", "stakeCents", "payoutCents", "events"}; the file holds one or a list
of them.
A round of a shared table has "chain": {"published", "salt", "index", "link"} instead of the seeds; see tables.md. With
"beaconSignature" beside the salt, the salt is compared with its SHA-256. Whether drand made that signature, drand's tools tell.
What the casino's API answers may be saved as it is, one answer or a list of them, in the order in which you received them:
what a game answers when it is opened, what a bet answers, a round of your history. An answer that comes before a round in
the file and promises the fingerprint of its key is compared with it.
A round is PROVED when nothing differs and its key was promised before the bet: by such an answer, by "roundKeyHash", or by
the commitment of a server seed that has been revealed since. A round of a shared table is promised by the published end of
its chain, when you saved that before the round. Without a promise it is NOT PROVED: the key gives this result,
but the casino could have chosen it afterwards.
Ends with 0 when every round is proved, with 1 when one does not match, else with 2.
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


# Links that have been verified, by the published end of their chain and their index.
VERIFIED_LINKS = {}


def chain_key(chain):
    """(32 bytes, faults) of a round of a shared table: HMAC-SHA256, key = salt, message = link; both as text."""
    published, salt, index, link = (chain.get(name) for name in ("published", "salt", "index", "link"))
    is_salt = re.fullmatch(r"[A-Za-z0-9_.-]{8,128}", salt) and is_randomness(salt, chain.get("beaconSignature"))
    faults = [] if is_salt else ["salt"]
    if not re.fullmatch(r"[0-9a-f]{64}", link) or type(index) is not int or index < 0:
        faults.append("link")
    elif published is not None and not belongs_to_chain(published, index, link):
        faults.append("link")
    return hmac.new(salt.encode(), link.encode(), hashlib.sha256).digest(), faults


def is_randomness(salt, signature):
    """A salt from the beacon drand is SHA-256 of the bytes of its signature. Without a signature there is nothing to compare."""
    if signature is None:
        return True
    return re.fullmatch(r"[0-9a-f]{96}", signature) and sha256_hex(bytes.fromhex(signature)) == salt


def belongs_to_chain(published, index, link):
    """Hashes the link once per earlier round, up to a link that is known already or to the published end."""
    walked, at = link, index
    while at >= 0 and (published, at) not in VERIFIED_LINKS:
        walked, at = sha256_hex(walked.encode()), at - 1
    if walked != VERIFIED_LINKS.get((published, at), published):
        return False
    VERIFIED_LINKS[published, index] = link
    return True


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


class Slots:
    """A slot of any kind; `config` as in games.json. Amounts are hundredths of the stake.

    Every number is drawn in this order: rows per reel where they vary; the reel set by weight if there is more than one; per
    reel its stop, or its cells from the top; then the values of coins and orbs, cell by cell. After a win that vanishes: per
    reel the new cells from the lowest to the top, each followed by its value.
    """

    def __init__(self, config):
        self.config, self.symbols, self.pay_rule = config, config["symbols"], config["pay"]
        self.cols = config["grid"]["cols"]
        self.lines = self.pay_rule.get("lines", [])
        self.coins = len(self.lines) or self.pay_rule.get("coins")
        self.wilds = {key: symbol.get("multiplier", 1) for key, symbol in self.symbols.items() if symbol["kind"] == "wild"}
        self.wild = next(iter(self.wilds), None)
        self.scatter, self.coin, self.orb = (self.symbol_of_kind(kind) for kind in ("scatter", "coin", "orb"))
        features = {feature["kind"]: feature for feature in config["features"]}
        self.spins = features.get("free_spins", {})
        self.sticky, self.growing = features.get("sticky_wilds"), features.get("growing_wilds")
        self.hold, self.orbs = features.get("hold_respin"), features.get("multiplier_orbs")
        self.expanding = features.get("expanding_symbol")
        self.cascade, self.cap = config.get("cascade"), config["wincap"] * 100

    def symbol_of_kind(self, kind):
        return next((key for key, symbol in self.symbols.items() if symbol["kind"] == kind), None)

    def cells(self):
        return [(reel, row) for reel, column in enumerate(self.grid) for row in range(len(column))]

    def places(self, fits):
        return [[reel, row] for reel, row in self.cells() if fits(self.grid[reel][row], (reel, row))]

    def told_values(self, symbol=None):
        fits = lambda shown, at: self.values[at] > 0 and symbol in (None, shown)
        return [{"cell": cell, "value": self.values[tuple(cell)]} for cell in self.places(fits)]

    def value_for(self, symbol):
        if symbol in (self.coin, self.orb) and symbol is not None:
            return int(self.stream.weighted(self.symbols[symbol]["values"]))
        return 1 if self.growing and symbol in self.wilds else 0

    # The screen

    def draw(self, mode):
        rows = self.config["grid"]["rows"]
        if isinstance(rows, dict):
            drawn = [self.stream.weighted(dict(enumerate(weights))) for weights in rows["weights"]]
            heights = [rows["min"] + more for more in drawn]
        else:
            heights = rows if isinstance(rows, list) else [rows] * self.cols
        weights = self.config["modes"][mode]
        self.set_name = self.stream.weighted(weights) if len(weights) > 1 else next(iter(weights))
        reel_set = self.config["reelSets"][self.set_name]
        self.stops, self.grid = [], []
        if "strips" in reel_set:
            for strip, height in zip((strip.split() for strip in reel_set["strips"]), heights):
                stop = self.stream.int(len(strip))
                self.stops.append(stop)
                self.grid.append([strip[(stop + row) % len(strip)] for row in range(height)])
        else:
            for reel, height in enumerate(heights):
                self.grid.append([self.stream.weighted(self.weights_of(reel)) for _ in range(height)])
        self.values = {(x, y): self.value_for(self.grid[x][y]) for x, y in self.cells()}
        for (x, y), (symbol, value) in self.kept.items():
            self.grid[x][y], self.values[x, y] = symbol, value

    def weights_of(self, reel):
        weights = self.config["reelSets"][self.set_name]["cellWeights"]
        return weights if isinstance(weights, dict) else weights[reel]

    def collapse(self, hits):
        for x, column in enumerate(self.grid):
            left = []
            for y in reversed(range(len(column))):
                symbol, value = column[y], self.values[x, y]
                if (x, y) in hits:
                    if not self.stays(symbol, value):
                        continue
                    value += 1
                left.append((symbol, value))
            while len(left) < len(column):
                symbol = self.stream.weighted(self.weights_of(x))
                left.append((symbol, self.value_for(symbol)))
            for y, (symbol, value) in enumerate(reversed(left)):
                column[y], self.values[x, y] = symbol, value

    def stays(self, symbol, value):
        return symbol in self.wilds and self.growing is not None and value < self.growing["max"]

    # What wins

    def pays(self, symbol, count, exact):
        table = self.symbols[symbol]["pays"]
        amount = table.get(str(count), 0) if exact else at_most(table, count)
        return amount * 100 // self.coins if self.symbols[symbol]["kind"] != "scatter" else 0

    def judge(self, multiplier):
        """(hundredths, winning cells); tells the facts."""
        wins = {"lines": self.judge_lines, "ways": self.judge_ways}.get(self.pay_rule["type"])
        wins = wins or (self.judge_clusters if self.pay_rule["type"] == "cluster" else self.judge_anywhere)
        total, hits = 0, set()
        for fact, cells, hundredths, factor in wins():
            hundredths, factor = hundredths * multiplier, factor * multiplier
            cells = [list(cell) for cell in cells]
            self.events.append({**fact, "cells": cells, "multiplier": factor, "hundredths": hundredths})
            total += hundredths
            hits.update(tuple(cell) for cell in cells)
        return total, hits

    def judge_lines(self):
        for index, rows in enumerate(self.lines):
            shown = [self.grid[reel][row] for reel, row in enumerate(rows)]
            win = self.judge_line(shown)
            if win:
                symbol, count, hundredths, factor = win
                fact = {"type": "line_won", "line": index, "symbol": symbol, "count": count}
                yield fact, list(enumerate(rows[:count])), hundredths, factor

    def judge_line(self, shown):
        """(symbol, count, hundredths, factor) of one line from the left, or None."""
        wilds = factor = 0
        while wilds < len(shown) and shown[wilds] in self.wilds:
            factor = (factor or 1) * self.wilds[shown[wilds]]
            wilds += 1
        factor = factor or 1
        wild_pay = self.pays(self.wild, wilds, True) * factor if wilds else 0
        best = (self.wild, wilds, wild_pay, factor) if wild_pay > 0 else None
        if wilds == len(shown):
            return best
        symbol, count = shown[wilds], wilds + 1
        while count < len(shown) and (shown[count] == symbol or shown[count] in self.wilds):
            factor *= self.wilds.get(shown[count], 1)
            count += 1
        pay = self.pays(symbol, count, True) * factor
        return (symbol, count, pay, factor) if pay > 0 and pay >= wild_pay else best

    def judge_ways(self):
        for symbol in dict.fromkeys(self.grid[0]):
            ways, count = 1, 0
            for column in self.grid:
                here = sum(1 if shown == symbol else self.wilds.get(shown, 0) for shown in column)
                if here == 0:
                    break
                ways, count = ways * here, count + 1
            hundredths = self.pays(symbol, count, True) * ways
            if hundredths > 0:
                cells = self.places(lambda shown, at: at[0] < count and (shown == symbol or shown in self.wilds))
                yield {"type": "ways_won", "symbol": symbol, "count": count, "ways": ways}, cells, hundredths, 1

    def judge_clusters(self):
        """Symbol by symbol, each cluster from its first cell; a wild may join several."""
        for symbol, of in self.symbols.items():
            seen = set()
            for start in self.cells() if of["kind"] == "pay" else ():
                if start in seen or self.grid[start[0]][start[1]] != symbol:
                    continue
                cluster = self.cluster_of(start, symbol)
                seen |= cluster
                if len(cluster) >= self.pay_rule["min"]:
                    factor = max(1, sum(self.values[at] for at in cluster)) if self.growing else 1
                    hundredths = self.pays(symbol, len(cluster), False) * factor
                    fact = {"type": "cluster_won", "symbol": symbol, "count": len(cluster)}
                    yield fact, sorted(cluster), hundredths, factor

    def cluster_of(self, start, symbol):
        cluster, waiting = {start}, [start]
        while waiting:
            x, y = waiting.pop()
            for near in ((x, y - 1), (x, y + 1), (x - 1, y), (x + 1, y)):
                if near in self.values and near not in cluster:
                    shown = self.grid[near[0]][near[1]]
                    if shown == symbol or shown in self.wilds:
                        cluster.add(near)
                        waiting.append(near)
        return cluster

    def judge_anywhere(self):
        for symbol, of in self.symbols.items():
            cells = self.places(lambda shown, at: shown == symbol)
            hundredths = self.pays(symbol, len(cells), False) if len(cells) >= self.pay_rule["min"] else 0
            if hundredths > 0 and of["kind"] == "pay":
                yield {"type": "symbols_won", "symbol": symbol, "count": len(cells)}, cells, hundredths, 1

    # The round

    def spin(self, free):
        multiplier = self.spins["multiplier"] if free else 1
        self.draw("fs" if free else "base")
        fact = {"type": "reels_stopped", "mode": "free" if free else "base", "reelSet": self.set_name}
        fact = {**fact, "grid": [list(column) for column in self.grid], "stops": self.stops}
        values = self.told_values()
        if self.kept:
            fact["kept"] = [list(cell) for cell in sorted(self.kept)]
        if values:
            fact["values"] = values
        self.events.append(fact)
        total = self.chain(free, multiplier) if self.cascade else self.judge(multiplier)[0]
        if self.orbs and total > 0:
            total += self.multiply_by_orbs(free, total)
        if free and self.expanding:
            total += self.expand(multiplier)
        cells = self.scatter_cells()
        pay = at_most(self.symbols[self.scatter]["pays"], len(cells)) * 100 * multiplier if self.scatter else 0
        if pay > 0:
            fact = {"type": "scatter_won", "symbol": self.scatter, "count": len(cells), "cells": cells}
            self.events.append({**fact, "hundredths": pay})
        if free and (self.sticky or self.growing):
            for x, y in self.cells():
                if self.grid[x][y] in self.wilds:
                    self.kept[x, y] = (self.grid[x][y], self.values[x, y])
        return total + pay

    def scatter_cells(self):
        return self.places(lambda shown, at: shown == self.scatter and shown is not None)

    def chain(self, free, multiplier):
        ladder, parade = self.cascade["ladder"]["fs" if free else "base"], self.cascade.get("parade", False)
        if not free or not self.cascade["persistFs"]:
            self.step = self.stream.int(len(ladder)) if parade else 0
        factor_at = lambda step: ladder[step % len(ladder) if parade else min(step, len(ladder) - 1)] * multiplier
        total, fallen = 0, 1
        while True:
            won, hits = self.judge(factor_at(self.step))
            if won == 0:
                return total
            total, self.step = total + won, self.step + 1
            if total >= self.cap:
                return total
            removed = self.places(lambda shown, at: at in hits and not self.stays(shown, self.values[at]))
            self.collapse(hits)
            fact = {"type": "symbols_fell", "step": fallen, "removed": removed}
            fact["grid"], values = [list(column) for column in self.grid], self.told_values()
            if values:
                fact["values"] = values
            self.events.append({**fact, "multiplier": factor_at(self.step)})
            fallen += 1

    def multiply_by_orbs(self, free, won):
        orbs = self.told_values(self.orb)
        total = sum(orb["value"] for orb in orbs)
        if free:
            self.orb_total += total
            total = self.orb_total
        if total <= 1:
            return 0
        fact = {"type": "orbs_multiplied", "orbs": orbs, "multiplier": total}
        self.events.append({**fact, "hundredths": won * (total - 1)})
        return won * (total - 1)

    def expand(self, multiplier):
        reels = [reel for reel, column in enumerate(self.grid) if self.chosen in column]
        hundredths = self.pays(self.chosen, len(reels), True) * len(self.lines) * multiplier
        if hundredths > 0:
            fact = {"type": "symbol_expanded", "symbol": self.chosen, "reels": reels, "multiplier": multiplier}
            self.events.append({**fact, "hundredths": hundredths})
        return hundredths

    def free_spins(self, spins, before):
        total, awarded, played, retrigger = before, 0, 0, False
        while True:
            spins = min(spins, self.spins["maxSpins"] - awarded)
            if spins > 0:
                awarded += spins
                fact = {"type": "free_spins_awarded", "spins": spins, "cells": self.scatter_cells()}
                self.events.append({**fact, "retrigger": retrigger})
            if not retrigger:
                self.begin_free_spins()
            if played == awarded or total >= self.cap:
                break
            played, retrigger = played + 1, True
            fact = {"type": "free_spin_started", "index": played, "of": awarded}
            self.events.append({**fact, "multiplier": self.spins["multiplier"]})
            total += self.spin(True)
            spins = at_most(self.spins["retrigger"], len(self.scatter_cells()))
        self.kept = {}
        total = self.capped(total)
        self.events.append({"type": "free_spins_finished", "spins": played, "hundredths": total - before})
        return total

    def begin_free_spins(self):
        self.kept, self.orb_total, self.step = {}, 0, 0
        if self.cascade and self.cascade.get("parade") and self.cascade["persistFs"]:
            self.step = self.stream.int(len(self.cascade["ladder"]["fs"]))
        if self.expanding:
            self.chosen = self.stream.weighted(self.expanding["weights"])
            self.events.append({"type": "expanding_symbol_drawn", "symbol": self.chosen})

    def respins(self):
        hold = self.hold
        self.events.append({"type": "hold_started", "coins": self.told_values(self.coin), "respins": hold["respins"]})
        size, left = len(self.cells()), hold["respins"]
        held = len(self.told_values(self.coin))
        while left > 0 and held < size:
            left, landed = left - 1, []
            for x, y in self.cells():
                if self.grid[x][y] == self.coin or self.stream.int(hold["land"] + hold["miss"]) >= hold["land"]:
                    continue
                self.grid[x][y], self.values[x, y] = self.coin, self.value_for(self.coin)
                held, left = held + 1, hold["respins"]
                landed.append({"cell": [x, y], "value": self.values[x, y]})
            self.events.append({"type": "respin_played", "landed": landed, "left": 0 if held == size else left})
        full = hold["full"] * 100 if held == size else 0
        total = sum(coin["value"] for coin in self.told_values(self.coin)) * 100 + full
        self.events.append({"type": "hold_finished", "coins": held, "full": full, "hundredths": total})
        return total

    def capped(self, total):
        if total < self.cap:
            return total
        self.events.append({"type": "win_capped", "hundredths": self.cap})
        return self.cap

    def play(self, parts, stream):
        self.events, self.stream, self.kept, self.grid = [], stream, {}, []
        buy = next((buy for buy in self.config.get("buys", []) if f"buy:{buy['id']}" in parts), None)
        if buy:
            self.events.append({"type": "bonus_bought", "id": buy["id"], "cost": buy["cost"]})
            total = self.free_spins(buy["spins"], 0)
        else:
            total = self.base()
        self.events.append({"type": "round_finished"})
        return self.events, [{"part": "spin", "hundredths": total}]

    def base(self):
        total = self.spin(False)
        if total >= self.cap:
            return self.capped(total)
        if self.hold and len(self.told_values(self.coin)) >= self.hold["trigger"]:
            return self.capped(total + self.respins())
        spins = at_most(self.spins.get("trigger", {}), len(self.scatter_cells()))
        return self.free_spins(spins, total) if spins > 0 else total


def slot_parts(bet, config):
    """A bought bonus is the spin's stake and a second part that holds the rest of its price and never pays."""
    parts = {"spin": bet["stakeCents"]}
    for buy in config.get("buys", []):
        if bet.get("buy") == buy["id"]:
            parts[f"buy:{buy['id']}"] = bet["stakeCents"] * (buy["cost"] - 1)
    return parts


def at_most(table, count):
    """A count without an entry takes the entry below it."""
    return next((table[str(at)] for at in range(count, -1, -1) if str(at) in table), 0)


class Roulette:
    """One zero or two; `rules` as in games.json. Amounts are hundredths of the stake on the spot. 37 is the double zero."""

    WHEEL = [0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22]
    WHEEL += [18, 29, 7, 28, 12, 35, 3, 26]
    WHEEL_00 = [0, 28, 9, 26, 30, 11, 7, 20, 32, 17, 5, 22, 34, 15, 3, 24, 36, 13, 1, 37, 27, 10, 25, 29, 12, 8, 19, 31]
    WHEEL_00 += [18, 6, 21, 33, 16, 4, 23, 35, 14, 2]
    RED = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}
    EVEN_MONEY = {
        "red": lambda n: n in Roulette.RED,
        "black": lambda n: 1 <= n <= 36 and n not in Roulette.RED,
        "even": lambda n: 1 <= n <= 36 and n % 2 == 0,
        "odd": lambda n: 1 <= n <= 36 and n % 2 == 1,
        "low": lambda n: 1 <= n <= 18,
        "high": lambda n: 19 <= n <= 36,
    }
    BY_SIZE = {1: 3600, 2: 1800, 3: 1200, 4: 900, 5: 700, 6: 600}
    NAMED = {"first-four": [0, 1, 2, 3], "first-five": [0, 37, 1, 2, 3]}

    def __init__(self, rules):
        self.rules = rules

    def pay(self, spot, pocket):
        if spot in self.EVEN_MONEY:
            if self.EVEN_MONEY[spot](pocket):
                return 200
            return 50 if pocket == 0 and self.rules["laPartage"] else 0
        name, _, numbers = spot.partition(":")
        if name == "dozen":
            return 300 if 1 <= pocket <= 36 and (pocket + 11) // 12 == int(numbers) else 0
        if name == "column":
            return 300 if 1 <= pocket <= 36 and (pocket - int(numbers)) % 3 == 0 else 0
        covered = self.NAMED.get(name) or [37 if n == "00" else int(n) for n in numbers.split("-")]
        return self.BY_SIZE[len(covered)] if pocket in covered else 0

    def play(self, parts, stream):
        wheel = self.WHEEL if self.rules["zeros"] == 1 else self.WHEEL_00
        pocket = stream.int(len(wheel))
        name = "00" if pocket == 37 else str(pocket)
        landed = {"type": "ball_landed", "pocket": name, "wheelIndex": wheel.index(pocket)}
        return settle([landed], sorted(parts), lambda spot: self.pay(spot, pocket))


class SharedBlackjack:
    """One hand for all: members decide independently and get the same cards; `rules` as in games.json."""

    RETURNS = {"blackjack": 250, "won": 200, "push": 100, "lost": 0, "bust": 0}

    def __init__(self, rules, bet):
        self.rules, self.actions = rules, bet.get("actions", [])

    @staticmethod
    def total(cards):
        points = [1 if card % 13 == 12 else min(card % 13 + 2, 10) for card in cards]
        return sum(points) + (10 if 1 in points and sum(points) <= 11 else 0)

    def deal(self, stream):
        cards = dealt(stream, 52 * self.rules["decks"], 52 * self.rules["decks"])
        one, up, two, hole = (next(cards) for _ in range(4))
        self.hand, self.dealer, self.hits = [one, two], [up, hole], []
        self.natural = [self.total(side) == 21 for side in (self.hand, self.dealer)]
        if not any(self.natural):
            while self.total(self.dealer) < 17:
                self.dealer.append(next(cards))
            while self.total(self.hand + self.hits) < 21:
                self.hits.append(next(cards))

    def play(self, parts, stream):
        self.deal(stream)
        told = lambda to, card: {"type": "card_dealt", "to": to, "card": None if card is None else card_name(card)}
        (one, two), (up, hole, *drawn) = self.hand, self.dealer
        events = [told("hand", one), told("dealer", up), told("hand", two), told("dealer", None)]
        if up % 13 >= 8:
            events.append({"type": "dealer_peeked", "blackjack": self.natural[1]})
        for taken, action in enumerate(self.actions):
            choices = ("hit", "stand") if taken else ("hit", "stand", "double")
            if action not in choices or taken >= len(self.hits) or set(self.actions[:taken]) - {"hit"}:
                raise ValueError(f"decision {action}")
            events.append({"type": "hand_acted", "hand": "hand", "action": action})
            if action != "stand":
                self.hand.append(self.hits[taken])
                events.append(told("hand", self.hits[taken]))
            if action == "double":
                parts["hand"] *= 2
        events.append({"type": "hole_turned", "card": card_name(hole)})
        events += [told("dealer", card) for card in drawn]
        result, total = self.result(), self.total(self.hand)
        fact = {"type": "hand_settled", "hand": "hand", "result": result, "total": total}
        events += [{**fact, "hundredths": self.RETURNS[result]}, {"type": "round_finished"}]
        return events, [{"part": "hand", "hundredths": self.RETURNS[result]}]

    def result(self):
        mine, theirs = self.natural
        if mine or theirs:
            return "push" if mine and theirs else "blackjack" if mine else "lost"
        total, against = self.total(self.hand), self.total(self.dealer)
        if total > 21:
            return "bust"
        return "won" if against > 21 or total > against else "push" if total == against else "lost"


class Crash:
    """A climb that two bets leave at a multiplier, or not; `rules` as in games.json. Multipliers are hundredths."""

    def __init__(self, rules, bet):
        self.rules, self.bet = rules, bet

    def play(self, parts, stream):
        high, low = stream.int(2**32) >> 5, stream.int(2**32) >> 6
        drawn = (high << 26) + low
        point = self.rules["returnHundredths"] * 2**53 // (2**53 - drawn)
        point = min(max(point, 100), self.rules["highest"])

        def pay(spot):
            highest = min(self.rules["highest"], self.rules["capCents"] * 100 // parts[spot])
            target = min(self.bet.get("autoCashOut", {}).get(spot, highest), highest)
            target = min(self.bet.get("cashOuts", {}).get(spot, target), target)
            return target if target <= point else 0

        ended = {"type": "climb_ended", "hundredths": point}
        return settle([ended], [spot for spot in ("first", "second") if spot in parts], pay)


class TravelWheel:
    """Spins until a number; `rules` as in games.json. Segments that begin with x multiply the win of the number."""

    def __init__(self, rules):
        self.rules = rules

    def play(self, parts, stream):
        facts, multiplier = [], 1
        while not facts or facts[-1]["shows"].startswith("x"):
            segment = stream.int(len(self.rules["segments"]))
            shows = self.rules["segments"][segment]
            if shows.startswith("x"):
                multiplier = min(multiplier * int(shows[1:]), self.rules["highest"])
            stopped = {"type": "wheel_stopped", "segment": segment, "shows": shows}
            facts.append({**stopped, "multiplier": multiplier})
        wins = lambda spot: spot == "pays:" + shows
        return settle(facts, sorted(parts), lambda spot: 100 + 100 * int(shows) * multiplier if wins(spot) else 0)


def settle(facts, spots, pay):
    """The end of a table's round: every spot that was bet on is told with what it returns."""
    paid = [(spot, pay(spot)) for spot in spots]
    events = facts + [{"type": "spot_settled", "spot": spot, "hundredths": hundredths} for spot, hundredths in paid]
    payouts = [{"part": spot, "hundredths": hundredths} for spot, hundredths in paid if hundredths > 0]
    return events + [{"type": "round_finished"}], payouts


def dealt(stream, size, count):
    """The first `count` of 0 … size - 1 shuffled: card k is place k + int(size - k) and swaps places with k."""
    order = list(range(size))
    for k in range(count):
        place = k + stream.int(size - k)
        order[k], order[place] = order[place], order[k]
        yield order[k]


class Baccarat:
    """Punto banco from a fresh shoe; `rules` as in games.json. Card c has rank c mod 13 (0 = two), suit c // 13 mod 4."""

    DRAGON = {9: 3100, 8: 1100, 7: 700, 6: 500, 5: 300, 4: 200}
    # The banker's total -> points of the player's third card on which the banker draws.
    THIRD = {3: {0, 1, 2, 3, 4, 5, 6, 7, 9}, 4: {2, 3, 4, 5, 6, 7}, 5: {4, 5, 6, 7}, 6: {6, 7}}

    def __init__(self, rules):
        self.rules = rules

    @staticmethod
    def points(cards):
        return sum({12: 1}.get(c % 13, c % 13 + 2 if c % 13 <= 7 else 0) for c in cards) % 10

    def deal(self, stream):
        shoe = dealt(stream, self.rules["decks"] * 52, 6)
        order = [(side, next(shoe)) for side in ("player", "banker", "player", "banker")]
        hands = {side: [card for to, card in order if to == side] for side in ("player", "banker")}
        player, banker = (self.points(hands[side]) for side in ("player", "banker"))
        self.natural = max(player, banker) >= 8
        if not self.natural:
            draws = banker <= 5
            if player <= 5:
                third = next(shoe)
                hands["player"].append(third)
                order.append(("player", third))
                draws = banker <= 2 or self.points([third]) in self.THIRD.get(banker, ())
            if draws:
                hands["banker"].append(next(shoe))
                order.append(("banker", hands["banker"][-1]))
        self.hands, self.totals = hands, {side: self.points(hands[side]) for side in hands}
        self.margin = self.totals["player"] - self.totals["banker"]
        self.result = "tie" if self.margin == 0 else "player" if self.margin > 0 else "banker"
        return order

    def pair(self, side):
        first, second = self.hands[side][:2]
        return first % 13 == second % 13

    def perfect(self, side):
        first, second = self.hands[side][:2]
        return self.pair(side) and first // 13 % 4 == second // 13 % 4

    def three(self, side, total):
        return self.result == side and len(self.hands[side]) == 3 and self.totals[side] == total

    def pay_banker(self):
        if self.result != "banker":
            return 100 if self.result == "tie" else 0
        kind = self.rules["table"]["banker"]
        if kind == "commission":
            return 195
        if kind == "half-on-six":
            return 150 if self.totals["banker"] == 6 else 200
        return 100 if self.three("banker", 7) else 200

    def pay_dragon(self, side):
        if self.natural:
            return {side: 200, "tie": 100}.get(self.result, 0)
        return self.DRAGON.get(abs(self.margin), 0) if self.result == side else 0

    def pay(self, bet):
        table, side = self.rules["table"], bet.split("-")[0]
        cards = sum(len(hand) for hand in self.hands.values())
        if bet == "banker":
            return self.pay_banker()
        if bet == "player":
            return {"player": 200, "tie": 100}.get(self.result, 0)
        if bet == "tie":
            return (table["tie"] + 1) * 100 if self.result == "tie" else 0
        if bet in ("player-pair", "banker-pair"):
            return 1200 if self.pair(side) else 0
        if bet == "either-pair":
            return 600 if self.pair("player") or self.pair("banker") else 0
        if bet == "perfect-pair":
            return [0, 2600, (table["twoPerfectPairs"] + 1) * 100][self.perfect("player") + self.perfect("banker")]
        if bet in ("player-dragon", "banker-dragon"):
            return self.pay_dragon(side)
        if bet == "dragon-7":
            return 4100 if self.three("banker", 7) else 0
        if bet == "panda-8":
            return 2600 if self.three("player", 8) else 0
        return (250 if cards == 4 else 0) if bet == "small" else (154 if cards > 4 else 0)

    def play(self, parts, stream):
        name = lambda card: "23456789TJQKA"[card % 13] + "cdhs"[card // 13 % 4]
        facts = [{"type": "card_dealt", "to": side, "card": name(card)} for side, card in self.deal(stream)]
        compared = {"type": "hands_compared", "result": self.result, "playerTotal": self.totals["player"]}
        facts.append({**compared, "bankerTotal": self.totals["banker"], "natural": self.natural})
        return settle(facts, [bet for bet in self.rules["bets"] if bet in parts], self.pay)


class DragonTiger:
    """One card each from a fresh shoe; `rules` as in games.json. An ace is low."""

    SPOTS = ["dragon", "tiger", "tie", "suited-tie"]

    def __init__(self, rules):
        self.rules = rules

    def play(self, parts, stream):
        dragon, tiger = dealt(stream, 52 * self.rules["decks"], 2)
        lead = (dragon % 13 + 1) % 13 - (tiger % 13 + 1) % 13
        result = "tie" if lead == 0 else "dragon" if lead > 0 else "tiger"
        facts = [{"type": "card_dealt", "to": "dragon", "card": card_name(dragon)}]
        facts.append({"type": "card_dealt", "to": "tiger", "card": card_name(tiger)})
        facts.append({"type": "sides_compared", "result": result})
        pays = {"dragon": 50, "tiger": 50} if result == "tie" else {result: 200}
        if result == "tie":
            pays["tie"] = (self.rules["table"]["tie"] + 1) * 100
            pays["suited-tie"] = 5100 if dragon // 13 % 4 == tiger // 13 % 4 else 0
        return settle(facts, [spot for spot in self.SPOTS if spot in parts], lambda spot: pays.get(spot, 0))


class SicBo:
    """Three dice; `rules` as in games.json."""

    TOTALS = {4: 60, 5: 30, 6: 17, 7: 12, 8: 8, 9: 7, 10: 6}

    def __init__(self, rules):
        self.rules = rules

    def to_one(self, spot, dice):
        """What the spot pays to one, or None when it loses."""
        name, _, rest = spot.partition(":")
        total, triple = sum(dice), len(set(dice)) == 1
        numbers = [int(n) for n in rest.split("-")] if rest else []
        shown = dice.count(numbers[0]) if numbers else 0
        if name == "single":
            return self.rules["table"]["single"][shown - 1] if shown else None
        if name == "total":
            return self.TOTALS[min(total, 21 - total)] if total == numbers[0] else None
        if name == "combination":
            return 6 if set(numbers) <= set(dice) else None
        if name in ("double", "triple"):
            return {"double": 11, "triple": 180}[name] if shown >= {"double": 2, "triple": 3}[name] else None
        if name == "any-triple":
            return 30 if triple else None
        wins = {"small": total <= 10, "big": total >= 11, "odd": total % 2 == 1, "even": total % 2 == 0}[name]
        return 1 if wins and not triple else None

    def play(self, parts, stream):
        dice = [stream.int(6) + 1 for _ in range(3)]

        def pay(spot):
            odds = self.to_one(spot, dice)
            return 0 if odds is None else (odds + 1) * 100

        return settle([{"type": "dice_thrown", "dice": dice}], sorted(parts), pay)


class Keno:
    """Twenty of eighty; `rules` as in games.json: numbers caught -> whole stakes returned."""

    def __init__(self, rules, picks):
        self.rules, self.picks = rules, picks

    def play(self, parts, stream):
        numbers = [card + 1 for card in dealt(stream, 80, 20)]
        hits = [number for number in numbers if number in self.picks]
        drawn = {"type": "numbers_drawn", "numbers": numbers, "hits": hits}
        return settle([drawn], list(parts), lambda _: self.rules["pays"].get(str(len(hits)), 0) * 100)


RANKS, SUITS = "23456789TJQKA", "cdhs"


def card_name(card):
    return RANKS[card % 13] + SUITS[card // 13 % 4]


class VideoPoker:
    """Five cards, one decision. The open cards come first, then for each hand five of the other 47, shuffled anew."""

    def __init__(self, rules, bet):
        self.rules, self.bet = rules, bet

    def play(self, parts, stream):
        cards = list(dealt(stream, 52, 5))
        left = [card for card in range(52) if card not in cards]
        fresh = [[left[place] for place in dealt(stream, 47, 5)] for _ in range(self.bet["hands"])]
        (action,) = self.bet["actions"]
        places = [int(place) for place in action.removeprefix("hold:").split(",") if place]
        events = [{"type": "card_dealt", "to": "hand", "card": card_name(card)} for card in cards]
        events.append({"type": "cards_held", "places": places})
        payouts = []
        for number, others in enumerate(fresh, 1):
            drawn = iter(others)
            hand = [card if place in places else next(drawn) for place, card in enumerate(cards)]
            rank = self.rank(hand)
            hundredths = self.rules["pays"].get(rank, 0) * 100
            fact = {"type": "hand_drawn", "hand": number, "cards": [card_name(card) for card in hand]}
            events.append({**fact, "rank": rank, "hundredths": hundredths})
            if hundredths > 0:
                payouts.append({"part": f"hand-{number}", "hundredths": hundredths})
        events.append({"type": "round_finished"})
        return events, payouts

    def rank(self, hand):
        """Wild deuces by trying every card in their place: the best line that the pay table knows."""
        wild = self.rules["wild"] == "deuces"
        deuces = [card for card in hand if wild and card % 13 == 0]
        if len(deuces) == 4:
            return "four_deuces"
        natural = [card for card in hand if card not in deuces]
        lines = list(self.rules["pays"])
        suits, ranks = {card // 13 for card in natural}, [card % 13 for card in natural]
        kinds = self.kinds(ranks, len(deuces))
        runs = [set(range(low, low + 5)) for low in range(9)] + [{12, 0, 1, 2, 3}]
        distinct = len(set(ranks)) == len(ranks)
        straight, flush = distinct and any(set(ranks) <= run for run in runs), len(suits) == 1
        if straight and flush and set(ranks) <= runs[8]:
            kinds.add("wild_royal_flush" if deuces else "royal_flush")
        kinds |= {name for name, holds in (("straight_flush", straight and flush), ("flush", flush), ("straight", straight)) if holds}
        return next((line for line in lines if line in kinds), None)

    @staticmethod
    def kinds(ranks, wild):
        counts = sorted((ranks.count(rank) for rank in set(ranks)), reverse=True)
        most = counts[0] + wild
        found = {name for least, name in ((5, "five_of_a_kind"), (4, "four_of_a_kind"), (3, "three_of_a_kind")) if most >= least}
        if len(counts) == 2 and most == 3:
            found.add("full_house")
        if counts == [2, 2, 1]:
            found.add("two_pair")
        if counts[0] == 2 and any(ranks.count(rank) == 2 and rank >= 9 for rank in ranks):
            found.add("jacks_or_better")
        return found


class ThreeCardPoker:
    """Ante, play and Pair Plus; the member's three cards come first, then the dealer's. `rules` as in games.json."""

    NAMES = ["high_card", "pair", "flush", "straight", "three_of_a_kind", "straight_flush"]
    QUALIFIES = (0, [10, 1, 0])  # queen, three, two of different suits: the lowest hand with a queen

    def __init__(self, rules, bet):
        self.table, (self.action,) = rules["table"], bet["actions"]

    @staticmethod
    def value(cards):
        """(category, ranks that decide): of two hands the greater one is higher. The ace is 12, and -1 in ace, two, three."""
        ranks = sorted((card % 13 for card in cards), reverse=True)
        if ranks == [12, 1, 0]:
            ranks = [1, 0, -1]
        kinds, flush = len(set(ranks)), len({card // 13 for card in cards}) == 1
        if kinds == 1:
            return 4, ranks
        if kinds == 2:
            return 1, sorted(ranks, key=lambda rank: (ranks.count(rank), rank), reverse=True)
        straight = ranks[0] - ranks[2] == 2
        return (5 if flush else 3) if straight else (2 if flush else 0), ranks

    def settle_ante(self, member, dealer):
        """Hundredths of the ante and of the play bet, which is as much."""
        bonus = self.table["anteBonus"].get(str(member[0]), 0) * 100
        if dealer < self.QUALIFIES:
            return 200 + bonus, 100
        if member > dealer:
            return 200 + bonus, 200
        return (100 + bonus, 100) if member == dealer else (bonus, 0)

    def play(self, parts, stream):
        cards = list(dealt(stream, 52, 6))
        mine, others = cards[:3], cards[3:]
        member, dealer = self.value(mine), self.value(others)
        events = [{"type": "card_dealt", "to": "player", "card": card_name(card)} for card in mine]
        events += [{"type": "card_dealt", "to": "dealer", "card": None} for _ in others]
        events.append({"type": "hand_ranked", "side": "player", "category": self.NAMES[member[0]]})
        events.append({"type": "hand_decided", "action": self.action})
        pays = {"ante": 0}
        if self.action == "play":
            events += [{"type": "hole_turned", "card": card_name(card)} for card in others]
            ranked = {"type": "hand_ranked", "side": "dealer", "category": self.NAMES[dealer[0]]}
            events.append({**ranked, "qualifies": dealer >= self.QUALIFIES})
            pays["ante"], pays["play"] = self.settle_ante(member, dealer)
        if "pair-plus" in parts:
            odds = self.table["pairPlus"].get(str(member[0]))
            pays["pair-plus"] = 0 if odds is None else (odds + 1) * 100
        return settle(events, list(pays), pays.get)


def three_card_parts(bet):
    """Playing stakes the ante once more."""
    return {**bet["spots"], **({"play": bet["spots"]["ante"]} if bet["actions"] == ["play"] else {})}


class Blackjack:
    """One round at a blackjack table; `rules` as in games.json. The member's decisions are `bet["actions"]`, in order.

    Cards come from one shoe: one to each hand, the dealer's open card, one to each hand, the dealer's hole card where there is
    one; then as the hands act, each to its end. Where the decisions end too early, the house declines insurance and stands.
    """

    RETURNS = {"blackjack": 250, "won": 200, "push": 100, "surrendered": 50, "lost": 0, "bust": 0}

    def __init__(self, rules, bet):
        self.rules, self.decisions = rules, iter(bet.get("actions", []))
        self.stakes = bet["spots"]
        seats = [f"hand-{seat + 1}" for seat in range(rules["seats"])]
        self.hands = [BlackjackHand(seat, seat, []) for seat in seats if seat in self.stakes]

    @staticmethod
    def points(card):
        return {12: 1}.get(card % 13, min(card % 13 + 2, 10))

    @classmethod
    def total(cls, cards):
        """(best total, whether an ace counts 11 in it)"""
        low = sum(cls.points(card) for card in cards)
        soft = low <= 11 and any(cls.points(card) == 1 for card in cards)
        return low + 10 * soft, soft

    @classmethod
    def natural(cls, cards):
        return len(cards) == 2 and cls.total(cards)[0] == 21

    def deal(self, to, cards, hidden=False):
        cards.append(next(self.shoe))
        self.events.append({"type": "card_dealt", "to": to, "card": None if hidden else card_name(cards[-1])})

    def pay(self, part, hundredths):
        if hundredths > 0:
            self.payouts.append({"part": part, "hundredths": hundredths})

    def play(self, parts, stream):
        """`parts` grows with what the member stakes during the round."""
        self.parts, self.events, self.payouts, self.dealer = parts, [], [], []
        self.shoe, peeks = dealt(stream, self.rules["decks"] * 52, self.rules["decks"] * 52), self.rules["holeCard"] == "peek"
        for cards_of_dealer in (False, True):
            for hand in self.hands:
                self.deal(hand.name, hand.cards)
            if peeks or not cards_of_dealer:
                self.deal("dealer", self.dealer, hidden=cards_of_dealer)
        self.settle_side_bets()
        insured, up = self.offer_insurance(), self.points(self.dealer[0])
        ended = False
        if peeks and up in (1, 10):
            ended = self.natural(self.dealer)
            self.events.append({"type": "dealer_peeked", "blackjack": ended})
            if insured:
                self.settle_insurance()
        if ended:
            self.turn_hole_card()
        else:
            self.play_hands()
            self.play_dealer(peeks, insured)
        for hand in self.hands:
            self.settle(hand)
        if next(self.decisions, None) is not None:
            raise ValueError("more decisions than the round has")
        self.events.append({"type": "round_finished"})
        return self.events, self.payouts

    def turn_hole_card(self):
        self.events.append({"type": "hole_turned", "card": card_name(self.dealer[1])})

    # Insurance

    def offer_insurance(self):
        if self.points(self.dealer[0]) != 1:
            return False
        self.events.append({"type": "insurance", "state": "offered"})
        taken = {"insure": True, "no-insurance": False}[next(self.decisions, "no-insurance")]
        self.events.append({"type": "insurance", "state": "taken" if taken else "declined"})
        if taken:
            self.parts["insurance"] = sum(self.stakes[hand.seat] for hand in self.hands) // 2
        return taken

    def settle_insurance(self):
        hundredths = 300 if self.natural(self.dealer) else 0
        self.events.append({"type": "insurance_settled", "hundredths": hundredths})
        self.pay("insurance", hundredths)

    # The hands

    def play_hands(self):
        turn = 0
        while turn < len(self.hands):
            hand = self.hands[turn]
            if len(hand.cards) == 1:
                self.deal(hand.name, hand.cards)
            while not self.rests(hand):
                self.act(hand, turn, next(self.decisions, "stand"))
            turn += 1

    def rests(self, hand):
        """Split aces have their one card; 21 needs no decision."""
        one_card = hand.split and self.points(hand.cards[0]) == 1
        return hand.state != "waiting" or one_card or self.total(hand.cards)[0] >= 21

    def act(self, hand, turn, action):
        if action not in self.choices(hand):
            raise ValueError(f"decision {action}")
        if action == "split":
            return self.split(hand, turn)
        self.events.append({"type": "hand_acted", "hand": hand.name, "action": action})
        if action == "double":
            self.parts[hand.name] += self.stakes[hand.seat]
        if action in ("hit", "double"):
            self.deal(hand.name, hand.cards)
        if action == "surrender":
            hand.state = "surrendered"
        elif self.total(hand.cards)[0] > 21:
            hand.state = "bust"
        elif action != "hit":
            hand.state = "done"

    def choices(self, hand):
        if len(hand.cards) > 2:
            return {"hit", "stand"}
        found, (first, second) = {"hit", "stand", "double"}, hand.cards
        if self.points(first) == self.points(second) and self.hands_of(hand.seat) < self.rules["splitTo"]:
            found.add("split")
        return found | {"surrender"} if self.rules["surrender"] and not hand.split else found

    def hands_of(self, seat):
        return sum(hand.seat == seat for hand in self.hands)

    def split(self, hand, turn):
        """The second card goes to a new hand, which takes its own second card when its turn comes."""
        other = BlackjackHand(hand.seat + "abcde"[self.hands_of(hand.seat)], hand.seat, [hand.cards.pop()])
        hand.split = other.split = True
        self.parts[other.name] = self.stakes[hand.seat]
        self.hands.insert(turn + 1, other)
        self.events.append({"type": "hand_split", "hand": hand.name, "into": other.name})
        self.deal(hand.name, hand.cards)

    # The dealer

    def play_dealer(self, peeks, insured):
        live = [hand for hand in self.hands if hand.state not in ("bust", "surrendered")]
        if peeks and live:
            self.turn_hole_card()
        if not peeks and (live or insured):
            self.deal("dealer", self.dealer)
            if insured:
                self.settle_insurance()
        if any(hand.split or not self.natural(hand.cards) for hand in live):
            while self.dealer_draws():
                self.deal("dealer", self.dealer)

    def dealer_draws(self):
        total, soft = self.total(self.dealer)
        return total < 17 or (total == 17 and soft and self.rules["hitSoft17"])

    # What it pays

    def settle(self, hand):
        result, (total, _) = self.result(hand), self.total(hand.cards)
        hundredths = self.RETURNS[result]
        fact = {"type": "hand_settled", "hand": hand.name, "result": result, "total": total}
        self.events.append({**fact, "hundredths": hundredths})
        self.pay(hand.name, hundredths)

    def result(self, hand):
        if hand.state in ("bust", "surrendered"):
            return hand.state
        natural = self.natural(hand.cards) and not hand.split
        if self.natural(self.dealer):
            return "push" if natural else "lost"
        total, against = self.total(hand.cards)[0], self.total(self.dealer)[0]
        if natural:
            return "blackjack"
        return "won" if against > 21 or total > against else "push" if total == against else "lost"

    def settle_side_bets(self):
        for hand in self.hands:
            three = hand.cards + self.dealer[:1]
            self.settle_side_bet(f"{hand.name}-pairs", self.pair(hand.cards), self.rules["pairs"])
            self.settle_side_bet(f"{hand.name}-plus3", self.plus_three(three), self.rules["plusThree"])

    def settle_side_bet(self, spot, what, odds):
        if spot in self.stakes:
            hundredths = (odds[what] + 1) * 100 if what else 0
            self.events.append({"type": "side_bet_settled", "spot": spot, "what": what, "hundredths": hundredths})
            self.pay(spot, hundredths)

    @staticmethod
    def pair(cards):
        ranks, suits = {card % 13 for card in cards}, {card // 13 % 4 for card in cards}
        if len(ranks) > 1:
            return None
        return "perfect" if len(suits) == 1 else "coloured" if suits in ({0, 3}, {1, 2}) else "mixed"

    @staticmethod
    def plus_three(cards):
        ranks, suits = {card % 13 for card in cards}, {card // 13 % 4 for card in cards}
        flush = len(suits) == 1
        if len(ranks) == 1:
            return "suited_trips" if flush else "three_of_a_kind"
        if ranks == {12, 0, 1} or ranks in [set(range(low, low + 3)) for low in range(11)]:
            return "straight_flush" if flush else "straight"
        return "flush" if flush else None


class BlackjackHand:
    """`name` is the part of the stake it stands for: of the hands that come from splitting one, the others add a letter."""

    def __init__(self, name, seat, cards):
        self.name, self.seat, self.cards = name, seat, cards
        self.split, self.state = False, "waiting"


def load_games():
    here = os.path.dirname(os.path.abspath(__file__))
    with open(os.path.join(here, "games.json"), encoding="utf-8") as file:
        return json.load(file)


def replay(claim, games):
    """Plays one round; returns (result, list of what does not match)."""
    faults = []
    seed, revealed = claim.get("serverSeed"), claim.get("roundKey")
    if "chain" in claim:
        key, faults = chain_key(claim["chain"])
    else:
        key = round_key(seed, claim["clientSeed"], claim["nonce"]) if seed else bytes.fromhex(revealed)
    if (seed or "chain" in claim) and revealed and key.hex() != revealed:
        faults.append("round key")
    if "roundKeyHash" in claim and sha256_hex(key) != claim["roundKeyHash"]:
        faults.append("round key hash")
    if seed and "seedCommitment" in claim and sha256_hex(seed.encode()) != claim["seedCommitment"]:
        faults.append("seed commitment")
    math = games[f"{claim['game']}:{claim['mathVersion']}"]
    bet = claim["bet"]
    if math["family"] == "slots":
        game, parts = Slots(math["config"]), slot_parts(bet, math["config"])
    elif math["family"] == "keno":
        game, parts = Keno(math["rules"], bet["picks"]), {"ticket": bet["stakeCents"]}
    elif math["family"] == "video-poker":
        game = VideoPoker(math["rules"], bet)
        parts = {f"hand-{hand}": bet["stakeCents"] for hand in range(1, bet["hands"] + 1)}
    elif math["family"] == "three-card-poker":
        game, parts = ThreeCardPoker(math["rules"], bet), three_card_parts(bet)
    elif math["family"] == "shared-blackjack":
        game, parts = SharedBlackjack(math["rules"], bet), dict(bet["spots"])
    elif math["family"] == "crash":
        game, parts = Crash(math["rules"], bet), bet["spots"]
    elif math["family"] == "blackjack":
        game, parts = Blackjack(math["rules"], bet), dict(bet["spots"])
    else:
        tables = {"roulette": Roulette, "baccarat": Baccarat, "sic-bo": SicBo}
        tables |= {"dragon-tiger": DragonTiger, "travel-wheel": TravelWheel}
        game, parts = tables[math["family"]](math["rules"]), bet["spots"]
    events, payouts = game.play(parts, Stream(key, claim["game"], claim["mathVersion"]))
    # A game adds to the parts what is staked while the round goes on.
    stake = sum(parts.values())
    payout = sum(parts[paid["part"]] * paid["hundredths"] // 100 for paid in payouts)
    if "stakeCents" in claim and stake != claim["stakeCents"]:
        faults.append(f"stake: {stake} cents, not {claim['stakeCents']}")
    if "payoutCents" in claim and payout != claim["payoutCents"]:
        faults.append(f"payout: {payout} cents, not {claim['payoutCents']}")
    if "events" in claim and events != claim["events"]:
        faults.append("events")
    return {"stakeCents": stake, "payoutCents": payout, "events": events, "roundKey": key.hex()}, faults


def is_promised(claim):
    """Whether something that was fixed before the bet was there to compare the key with."""
    if "chain" in claim:
        return claim["chain"].get("published") is not None
    return "roundKeyHash" in claim or bool(claim.get("serverSeed") and "seedCommitment" in claim)


def claims_of(saved, promises):
    """The rounds in a file: as described above, or as the API answers them. `promises`: fingerprints of keys by pair and nonce."""
    if isinstance(saved, list):
        return [claim for one in saved for claim in claims_of(one, promises)]
    for wrapped in ("data", "round"):
        if wrapped in saved:
            return claims_of(saved[wrapped], promises)
    if "commitment" in saved or "current" in saved:
        note_opening(saved.get("commitment") or saved.get("current"), promises)
        return []
    return [claim_of_answer(saved, promises) if "proof" in saved else saved]


def note_opening(pair, promises):
    """What opening a game, or the list of your seeds, promises for the next round. The first promise counts."""
    if pair:
        place = (pair["server_seed_hash"], pair["client_seed"], pair["nonce"])
        promises.setdefault(place, pair["next_round_key_hash"])


def claim_of_answer(saved, promises):
    proof = saved["proof"]
    claim = {"bet": saved["bet"], "stakeCents": saved["stake_cents"], "payoutCents": saved["payout_cents"]}
    names = {"game": "game", "mathVersion": "math_version", "clientSeed": "client_seed", "nonce": "nonce"}
    names |= {"roundKey": "round_key", "seedCommitment": "server_seed_hash"}
    claim |= {name: proof[given] for name, given in names.items()}
    pair, nonce = (proof["server_seed_hash"], proof["client_seed"]), proof["nonce"]
    if saved.get("demo"):
        # Nothing was promised before a round without stakes: its seed was drawn for it and comes with it.
        claim.pop("seedCommitment")
    else:
        if promises.get((*pair, nonce)):
            claim["roundKeyHash"] = promises[(*pair, nonce)]
        # A promise that comes after its round is none.
        promises.setdefault((*pair, nonce), None)
        promises.setdefault((*pair, nonce + 1), proof["next_round_key_hash"])
    if proof.get("server_seed"):
        claim["serverSeed"] = proof["server_seed"]
    # Without the mathematics of its time a round is stored without its facts.
    return claim | {name: saved[name] for name in ("events", "serverSeed") if saved.get(name)}


def place_of(claim):
    """The name of a round: its client seed and nonce, or the first digits of its link and its index."""
    if "chain" in claim:
        return f"{claim['chain']['link'][:8]}:{claim['chain']['index']}"
    return f"{claim['clientSeed']}:{claim['nonce']}"


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with sys.stdin if sys.argv[1] == "-" else open(sys.argv[1], encoding="utf-8") as file:
        claims = claims_of(json.load(file), {})
    games, bad, unproved = load_games(), 0, 0
    for claim in claims:
        result, faults = replay(claim, games)
        name = f"{claim['game']} {place_of(claim)}"
        if faults:
            bad += 1
            print(f"{name}: DOES NOT MATCH: {', '.join(faults)}")
            continue
        if not is_promised(claim):
            unproved += 1
            print(f"{name}: NOT PROVED: nothing that was promised before the bet to compare the key with")
        if len(claims) == 1:
            print(json.dumps(result, indent=2))
    print(f"{len(claims)} rounds replayed, {bad} do not match, {unproved} not proved")
    sys.exit(1 if bad else 2 if unproved else 0)


if __name__ == "__main__":
    main()
