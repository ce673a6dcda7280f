-- Baccarat tables (decision 116), closed like the first tables until a clerk opens them. The side bets pay more than the others, so their
-- maximum stakes are lower.
insert into tables (slug, name, game, math_version, city, chip_cents, min_spot_cents, max_spot_cents, max_total_cents, max_spots,
    max_by_spot, bets_ms, closing_ms, closed_ms, settled_ms)
  values ('pearl-salon', 'Pearl Salon', 'table-baccarat', '1', 'macau', 100, 100, 10000, 50000, 9,
      '{"tie": 2500, "player-pair": 2000, "banker-pair": 2000, "either-pair": 2500, "perfect-pair": 1000}', 15000, 5000, 1000, 4000),
    ('lantern-salon', 'Lantern Salon', 'table-baccarat', '1', 'tokyo', 500, 500, 50000, 250000, 9,
      '{"tie": 12500, "player-pair": 10000, "banker-pair": 10000, "either-pair": 12500, "perfect-pair": 5000}', 11000, 5000, 1000, 3000);
