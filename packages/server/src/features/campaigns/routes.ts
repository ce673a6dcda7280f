import * as calls from '@wl/contract/campaigns';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/http.ts';
import { utcDay } from '../../platform/utc-day.ts';
import { grabBonus, grabGift } from './grab-bonus.ts';
import { readCampaign, readGift } from './read-campaign.ts';
import { putView } from './repository.ts';

export function routes(app: FastifyInstance): void {
  serve(app, calls.campaign, async ({ deps, params, member }) => ({
    data: await readCampaign(deps, params.slug, member?.id),
  }));
  serve(app, calls.countCampaignView, async ({ deps, params }) => {
    await putView(deps.db, params.slug, utcDay(deps.clock.now()));
    return { data: { done: true as const } };
  });
  serve(app, calls.grabBonus, async ({ deps, params, body, memberId, request: { ip } }) => {
    const { itemId } = await grabBonus(deps, memberId, { slug: params.slug, id: body.id, ip });
    return { data: { item_id: itemId } };
  });
  serve(app, calls.gift, async ({ deps, params, memberId }) => ({
    data: await readGift(deps, params.id, memberId),
  }));
  serve(app, calls.grabGift, async ({ deps, params, memberId, request: { ip } }) => {
    const { itemId } = await grabGift(deps, memberId, { id: params.id, ip });
    return { data: { item_id: itemId } };
  });
}
