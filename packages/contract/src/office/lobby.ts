import { categoryIds } from '@wl/world/casino/categories';
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { data, Instant } from '../shapes.ts';

/** Maximum number of banners. Visitors are unlikely to look at more banners. */
export const MAX_BANNERS = 8;
/** Maximum number of entries in `first`. The catalogue has fewer games, so a longer list must be a mistake. */
const MAX_FIRST = 200;

const Slugs = z.array(z.string().check(z.maxLength(64)));

/** Lobby order set by clerks. Categories that are not listed follow the listed ones, in default order. */
const Order = z.object({
  categories: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(categoryIds.length)),
  /** Slugs of the games that the lobby lists first. The other games follow in default order. */
  first: Slugs.check(z.maxLength(MAX_FIRST)),
  /** Slugs of the games that have a banner. */
  banners: Slugs.check(z.maxLength(MAX_BANNERS)),
});

export const LobbyOrder = z.extend(Order, {
  /**
   * Version for optimistic locking, incremented by every change. Clients send the version that they have seen, so that
   * clerks cannot overwrite each other's changes.
   */
  version: z.int(),
  /** Time of the last change to the order; null if the order was never changed. */
  changed_at: z.nullable(Instant),
  /** All games that a clerk can choose, in the default order. */
  games: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      category: z.enum(categoryIds),
      state: z.enum(['open', 'maintenance', 'off']),
    }),
  ),
});
export type LobbyOrder = z.infer<typeof LobbyOrder>;

export const lobbyOrder = defineCall({
  method: 'GET',
  path: '/staff/floor',
  auth: 'staff',
  permission: 'floor.view',
  summary: 'The order of categories, first games and banners in the lobby.',
  reply: data(LobbyOrder),
});

export const arrangeLobby = defineCall({
  method: 'PUT',
  path: '/staff/floor',
  auth: 'staff',
  permission: 'floor.arrange',
  summary:
    'Sets the order of categories, first games and banners; refused if somebody else has changed it since `version`. The reason is stored in the audit log.',
  body: z.extend(Order, {
    version: z.int(),
    reason: z.string().check(z.minLength(3), z.maxLength(500)),
  }),
  reply: data(LobbyOrder),
  errors: ['floor.changed', 'floor.unknown', 'floor.twice'],
});
