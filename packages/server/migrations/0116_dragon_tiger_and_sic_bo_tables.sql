-- Dragon tiger and sic bo tables (decision 118), closed like the first tables until a clerk opens them. Spots with high odds have lower
-- maximum stakes: no spot pays more than 13 times the maximum stake of its table.
insert into tables (slug, name, game, math_version, city, chip_cents, min_spot_cents, max_spot_cents, max_total_cents, max_spots,
    max_by_spot, bets_ms, closing_ms, closed_ms, settled_ms)
  values ('dragon-ferry', 'Dragon Ferry', 'table-dragon-tiger', '1', 'macau', 100, 100, 10000, 50000, 4,
      '{"tie": 2500, "suited-tie": 1000}', 10000, 5000, 1000, 3000),
    ('bosphorus-tiger', 'Bosphorus Tiger', 'table-dragon-tiger', '1', 'istanbul', 500, 500, 50000, 250000, 4,
      '{"tie": 12500, "suited-tie": 5000}', 7000, 3500, 1000, 2000);

insert into tables (slug, name, game, math_version, city, chip_cents, min_spot_cents, max_spot_cents, max_total_cents, max_spots,
    max_by_spot, bets_ms, closing_ms, closed_ms, settled_ms)
  values ('bondi-dice', 'Bondi Dice', 'table-sic-bo', '1', 'sydney', 50, 50, 10000, 50000, 52,
      '{"triple:1": 500, "triple:2": 500, "triple:3": 500, "triple:4": 500, "triple:5": 500, "triple:6": 500, "any-triple": 2500,
        "double:1": 5000, "double:2": 5000, "double:3": 5000, "double:4": 5000, "double:5": 5000, "double:6": 5000,
        "total:4": 1500, "total:5": 2500, "total:6": 5000, "total:7": 5000, "total:14": 5000, "total:15": 5000, "total:16": 2500,
        "total:17": 1500}', 15000, 5000, 1000, 4000),
    ('ipanema-dice', 'Ipanema Dice', 'table-sic-bo', '1', 'rio-de-janeiro', 500, 500, 50000, 250000, 52,
      '{"triple:1": 2500, "triple:2": 2500, "triple:3": 2500, "triple:4": 2500, "triple:5": 2500, "triple:6": 2500, "any-triple": 12500,
        "double:1": 25000, "double:2": 25000, "double:3": 25000, "double:4": 25000, "double:5": 25000, "double:6": 25000,
        "total:4": 7500, "total:5": 12500, "total:6": 25000, "total:7": 25000, "total:14": 25000, "total:15": 25000, "total:16": 12500,
        "total:17": 7500}', 10000, 5000, 1000, 3000);
