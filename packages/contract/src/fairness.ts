import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { data, Id, Instant, page } from './shapes.ts';

export const SeedPair = z.object({
  id: Id,
  server_seed_hash: z.string(),
  next_server_seed_hash: z.string(),
  client_seed: z.string(),
  nonce: z.int(),
  next_round_key_hash: z.string(),
});

export const RetiredPair = z.object({
  id: Id,
  server_seed: z.string(),
  server_seed_hash: z.string(),
  client_seed: z.string(),
  rounds: z.int(),
  retired_at: Instant,
});

export const getSeeds = defineCall({
  method: 'GET',
  path: '/fairness/seeds',
  auth: 'member',
  summary: 'The commitments of the current and the next seed pair.',
  reply: data(z.object({ current: SeedPair })),
});

export const retiredSeeds = defineCall({
  method: 'GET',
  path: '/fairness/seeds/retired',
  auth: 'member',
  summary: 'All revealed seed pairs, newest first.',
  query: z.object({ page: z._default(z.coerce.number().check(z.int(), z.positive()), 1) }),
  reply: page(RetiredPair),
});

export const rotateSeeds = defineCall({
  method: 'POST',
  path: '/fairness/seeds/rotate',
  auth: 'confirmed',
  summary:
    'Reveals the current server seed and starts the next committed one with this client seed.',
  body: z.object({ pair_id: Id, client_seed: z.string() }),
  reply: data(z.object({ current: SeedPair, revealed: RetiredPair })),
  errors: ['fairness.client_seed_invalid', 'fairness.stale_pair', 'fairness.round_open'],
});
