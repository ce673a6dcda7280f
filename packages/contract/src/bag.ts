import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { data, Id, Instant } from './shapes.ts';

/** A bonus in a bag. Kinds and details come with the bonuses; what every item has stands here. */
export const BagItem = z.object({
  id: Id,
  kind: z.string(),
  name: z.string(),
  expires_at: z.nullable(Instant),
});

export const TravelBag = z.object({
  bag: z.object({ id: z.string(), name: z.string() }),
  /** Items it holds at most. */
  places: z.int(),
  items: z.array(BagItem),
});
export type TravelBag = z.infer<typeof TravelBag>;

export const myTravelBag = defineCall({
  method: 'GET',
  path: '/travel-bag/get-my-travel-bag',
  auth: 'member',
  summary: 'The bonus bag of the signed-in member and what is in it.',
  reply: data(TravelBag),
});
