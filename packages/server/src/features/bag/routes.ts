import type { FastifyInstance } from 'fastify';
import { myTravelBag } from '@wl/contract/bag';
import { bagById, DEFAULT_BAG_ID } from '@wl/world/house/bags';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http.ts';
import { findHolding } from './repository.ts';

export function routes(app: FastifyInstance, deps: Deps): void {
  serve(app, myTravelBag, async ({ memberId }) => {
    const holding = await findHolding(deps.db, memberId);
    const bag = bagById(holding?.bag_id ?? DEFAULT_BAG_ID);
    if (!bag) throw new Error(`bag "${holding?.bag_id ?? ''}" is not among the bags`);
    // Items come with the bonuses.
    return { data: { bag: { id: bag.id, name: bag.name }, places: bag.places, items: [] } };
  });
}
