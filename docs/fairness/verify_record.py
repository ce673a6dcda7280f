#!/usr/bin/env python3
"""Checks the records of rounds that a person dealt. Python 3 standard library only.

    python3 verify_record.py record.json            (or "-" for standard input)

The file holds what GET /api/tables/<table>/rounds/<round>/record answers: one answer, or a list of answers. Then the program
also checks that the records of a table continue each other.
For each round it checks the hash of every line, that each line continues the line before it, and that the confirmed result
is the one that the dealer entered twice. Then it prints the result. See tables.md.
Ends with 0 when every round is right, else with 1.
This program shares no code with the casino: that is its purpose.
"""
import hashlib
import json
import sys

NO_LINE = "0" * 64
RANKS = "A23456789TJQK"


class Broken(Exception):
    """A line that does not match, or entries that do not give the confirmed result."""


def check_hashes(lines, known):
    """Checks all hashes. `known` has the lines of the table's records so far by their numbers; adds these lines to it."""
    last = 0
    for line in lines:
        number = line["no"]
        text = (line["previous"] + line["content"]).encode("utf-8")
        if hashlib.sha256(text).hexdigest() != line["hash"]:
            raise Broken(f"line {number} does not match its hash")
        if number == 1 and line["previous"] != NO_LINE:
            raise Broken("the first line continues another line")
        if number <= last:
            raise Broken(f"line {number} is out of order")
        # The lines of a correction come after lines of later rounds, so either neighbour can be in another record.
        same, before, after = known.get(number), known.get(number - 1), known.get(number + 1)
        if same and same["hash"] != line["hash"]:
            raise Broken(f"line {number} is another line in another record")
        if before and line["previous"] != before["hash"]:
            raise Broken(f"line {number} does not continue line {number - 1}")
        if after and after["previous"] != line["hash"]:
            raise Broken(f"line {number + 1} does not continue line {number}")
        known[number] = line
        last = number


def facts_of(lines):
    """Returns the hashed facts of the lines, and checks that they say the same as the fields beside them."""
    facts = [json.loads(line["content"]) for line in lines]
    for line, fact in zip(lines, facts):
        for field in ("no", "at", "kind"):
            if fact[field] != line[field]:
                raise Broken(f"line {line['no']} shows another {field} than was hashed")
    if len({(fact["table"], fact["round"]) for fact in facts}) != 1:
        raise Broken("the lines belong to several rounds")
    return facts


def entries_of(facts):
    """Returns the items of both entries of the last attempt, and the devices from which each came."""
    entries, sources = {1: [], 2: []}, {1: set(), 2: set()}
    for fact in facts:
        if fact["kind"] == "entries_differ":
            entries, sources = {1: [], 2: []}, {1: set(), 2: set()}
        elif fact["kind"] == "item_entered":
            if fact["position"] != len(entries[fact["entry"]]):
                raise Broken(f"line {fact['no']} enters an item at the wrong place")
            entries[fact["entry"]].append(fact["item"])
            sources[fact["entry"]].add(fact["source"])
        elif fact["kind"] == "item_taken_back":
            del entries[fact["entry"]][fact["position"]:]
            if not entries[fact["entry"]]:
                sources[fact["entry"]] = set()
    return entries, sources


def points(cards):
    return sum(min(RANKS.index(card[0]) + 1, 10) % 10 for card in cards) % 10


def baccarat(items):
    """Returns the result of a hand in words. The drawing rules must allow exactly these cards."""
    rest = list(items)
    player, banker = [], []
    for side in (player, banker, player, banker):
        side.append(rest.pop(0))
    if max(points(player), points(banker)) < 8:
        third = None
        if points(player) <= 5:
            third = rest.pop(0)
            player.append(third)
        if draws(points(banker), third):
            banker.append(rest.pop(0))
    if rest:
        raise IndexError
    one, other = points(player), points(banker)
    winner = "tie" if one == other else "player wins" if one > other else "banker wins"
    return f"{winner}, player {one} ({' '.join(player)}), banker {other} ({' '.join(banker)})"


def draws(total, third):
    """Returns True if the banker draws. `third` is the player's third card, or None."""
    if third is None:
        return total <= 5
    if total <= 2:
        return True
    value = points([third])
    least = {3: 0, 4: 2, 5: 4, 6: 6}.get(total)
    return least is not None and least <= value <= 7 or total == 3 and value == 9


def result_of(items):
    """Returns the result in words: the number of a wheel, or a hand of baccarat."""
    if len(items) == 1 and items[0].isdigit() and int(items[0]) <= 36:
        return f"number {items[0]}"
    try:
        return baccarat(items)
    except (IndexError, ValueError):
        raise Broken(f"{' '.join(items)} is not a complete result") from None


def check_round(facts):
    """Returns what the record says about the round."""
    confirmed = [fact for fact in facts if fact["kind"] == "result_confirmed"]
    void = any(fact["kind"] == "round_voided" for fact in facts)
    if not confirmed:
        if not void:
            raise Broken("no result is confirmed")
        return "void"
    if len(confirmed) > 1:
        raise Broken("a result is confirmed twice")
    before = facts[: facts.index(confirmed[0])]
    entries, sources = entries_of(before)
    if not entries[1] == entries[2] == confirmed[0]["items"]:
        raise Broken("the confirmed result is not the one that was entered twice")
    if sources[2] != {"keys"} or len(sources[1]) != 1:
        raise Broken("the second entry is not from the keys alone")
    if not any(fact["kind"] == "round_closed" for fact in before[: place_of_first_item(before)]):
        raise Broken("a result was entered before bets were closed")
    words = result_of(confirmed[0]["items"])
    for correction in corrections_of(facts):
        words = f"{result_of(correction)}, corrected from: {words}"
    return f"{words}, then void" if void else words


def place_of_first_item(facts):
    return next((place for place, fact in enumerate(facts) if fact["kind"] == "item_entered"), 0)


def corrections_of(facts):
    """Returns the items of all confirmed corrections, in order."""
    confirmed = [fact["correction"] for fact in facts if fact["kind"] == "correction_confirmed"]
    requested = {fact["correction"]: fact for fact in facts if fact["kind"] == "correction_requested"}
    return [requested[key]["items"] for key in confirmed]


def records_of(saved):
    """Returns the lines of each round in the file."""
    if isinstance(saved, dict):
        return records_of(saved["data"]) if "data" in saved else [saved["lines"]]
    return [lines for one in saved for lines in records_of(one)]


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with sys.stdin if sys.argv[1] == "-" else open(sys.argv[1], encoding="utf-8") as file:
        records = records_of(json.load(file))
    bad, known = 0, {}
    for number, lines in enumerate(records, 1):
        name = f"record {number}"
        try:
            if not lines:
                raise Broken("the record is empty")
            facts = facts_of(lines)
            table = facts[0]["table"]
            check_hashes(lines, known.setdefault(table, {}))
            name = f"{facts[0]['table']}, round {facts[0]['round']}"
            print(f"{name}: {check_round(facts)}")
        except (Broken, KeyError, TypeError, ValueError) as fault:
            bad += 1
            print(f"{name}: DOES NOT MATCH: {fault or type(fault).__name__}")
    print(f"{len(records)} rounds checked, {bad} do not match")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
