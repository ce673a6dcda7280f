-- The welcome campaign says "the casino", not "the house". A text that a clerk has changed stays as it is.
update campaigns set texts = replace(replace(replace(replace(texts::text,
  'The house pays ten spins of Neon Shibuya, the first stop of every journey. What they win waits in your bag.',
  'The casino pays for ten spins of Neon Shibuya, the first stop of every journey. Their winnings wait in your bag.'),
  'La casa paga diez giros en Neon Shibuya, la primera parada de cada viaje. Lo que ganen te espera en tu bolsa.',
  'El casino te regala diez giros en Neon Shibuya, la primera parada de cada viaje. Sus ganancias te esperan en tu bolsa.'),
  'La maison offre dix tours de Neon Shibuya',
  'Le casino vous offre dix tours de Neon Shibuya'),
  'A casa paga dez giros de Neon Shibuya, a primeira parada de toda viagem. O que eles ganharem espera na sua bolsa.',
  'O cassino oferece dez giros de Neon Shibuya, a primeira parada de toda viagem. Os ganhos deles esperam na sua bolsa.')::jsonb
where slug = 'wonderful-casino';
