import { categoryIds } from '@wl/world/house/categories';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { data, Instant } from './shapes.ts';

/** More banners than this nobody leafs through. */
export const MAX_BANNERS = 8;
/** No catalogue of ours has more games; a list that is longer is no order but a mistake. */
const MAX_FIRST = 200;

const Slugs = z.array(z.string().check(z.maxLength(64)));

/** What operators put in order. A category that is not named comes after those that are, in the house's order. */
const Order = z.object({
  categories: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(categoryIds.length)),
  /** Slugs of the games that come first; the rest follows in the house's order. */
  first: Slugs.check(z.maxLength(MAX_FIRST)),
  /** Slugs of the games that have a banner. */
  banners: Slugs.check(z.maxLength(MAX_BANNERS)),
});

export const FloorOrder = z.extend(Order, {
  /** Grows with every change; sent back with the next one, so that nobody writes over what they have not seen. */
  version: z.int(),
  /** Null as long as nobody has changed it. */
  changed_at: z.nullable(Instant),
  /** The names of the games there are, in the house's order, so that lists can be made of them. */
  games: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      category: z.enum(categoryIds),
      state: z.enum(['open', 'maintenance', 'off']),
    }),
  ),
});
export type FloorOrder = z.infer<typeof FloorOrder>;

export const floorOrder = defineCall({
  method: 'GET',
  path: '/staff/floor',
  auth: 'staff',
  permission: 'floor.view',
  summary: 'The order of categories, first games and banners on the casino floor.',
  reply: data(FloorOrder),
});

export const arrangeFloor = defineCall({
  method: 'PUT',
  path: '/staff/floor',
  auth: 'staff',
  permission: 'floor.arrange',
  summary:
    'Puts categories, first games and banners in order; refused when somebody else has changed them since `version`. The reason is audited.',
  body: z.extend(Order, {
    version: z.int(),
    reason: z.string().check(z.minLength(3), z.maxLength(500)),
  }),
  reply: data(FloorOrder),
  errors: ['floor.changed', 'floor.unknown', 'floor.twice'],
});
