import type { FastifyInstance } from 'fastify';
import * as calls from '@wl/contract/office/campaigns';
import type { Deps } from '../../platform/deps.ts';
import { currentEditions } from '../market/index.ts';
import { serveStaffChange, serveStaffView } from '../staff/index.ts';
import { changeCampaign, giveGift, makeCampaign, switchCampaign } from './edit-campaign.ts';
import { beginEmails } from './email-campaign.ts';
import { readFile, readLines } from './read-campaign.ts';

export function routes(app: FastifyInstance, deps: Deps): void {
  viewRoutes(app, deps);
  editRoutes(app, deps);
  reachRoutes(app, deps);
}

function viewRoutes(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    calls.campaigns,
    () => '',
    async () => ({ data: await readLines(deps) }),
  );
  serveStaffView(
    app,
    calls.campaignItems,
    () => '',
    async () => ({
      data: (await currentEditions(deps.db)).map(({ slug, terms }) => ({ slug, terms })),
    }),
  );
  serveStaffView(
    app,
    calls.campaignFile,
    ({ params }) => `campaign:${params.id}`,
    async ({ params }) => ({ data: await readFile(deps, deps.db, params.id) }),
  );
}

function editRoutes(app: FastifyInstance, deps: Deps): void {
  serveStaffChange(app, calls.makeCampaign, async ({ body, staffId }, tx) => {
    const id = await makeCampaign(deps, tx, body, staffId);
    const { slug, item, audience, opens_at, closes_at, stock } = body;
    return {
      reply: { data: await readFile(deps, tx, id) },
      entry: {
        action: 'campaigns.make',
        subject: `campaign:${id}`,
        after: { slug, item, audience, opens_at, closes_at, stock },
      },
    };
  });
  serveStaffChange(app, calls.changeCampaign, async ({ params: { id }, body }, tx) => {
    const { city, texts, audience, opens_at, closes_at, stock } = await changeCampaign(
      deps,
      tx,
      id,
      body,
    );
    const { reason, version: _, ...after } = body;
    return {
      reply: { data: await readFile(deps, tx, id) },
      entry: {
        action: 'campaigns.change',
        subject: `campaign:${id}`,
        before: { city, texts, audience, opens_at, closes_at, stock },
        after,
        reason,
      },
    };
  });
  serveStaffChange(app, calls.switchCampaign, async ({ params: { id }, body }, tx) => {
    const { state } = await switchCampaign(deps, tx, id, body);
    const entry = {
      action: 'campaigns.switch',
      subject: `campaign:${id}`,
      before: { state },
      after: { state: body.state },
      reason: body.reason,
    };
    // Write no audit entry if the campaign was already in the requested state (duplicate or concurrent request).
    const isSwitched = state !== body.state;
    return { reply: { data: await readFile(deps, tx, id) }, entry: isSwitched ? entry : null };
  });
}

function reachRoutes(app: FastifyInstance, deps: Deps): void {
  serveStaffChange(app, calls.giveGift, async ({ params: { id }, body, staffId }, tx) => {
    const member = await giveGift(deps, tx, id, { member: body.member, clerkId: staffId });
    return {
      reply: { data: await readFile(deps, tx, id) },
      entry: {
        action: 'campaigns.give',
        subject: `member:${member}`,
        after: { campaign: id },
        reason: body.reason,
      },
    };
  });
  serveStaffChange(app, calls.emailCampaign, async ({ params: { id }, body, staffId }, tx) => {
    await beginEmails(deps, tx, id, staffId);
    return {
      reply: { data: await readFile(deps, tx, id) },
      entry: { action: 'campaigns.mail', subject: `campaign:${id}`, reason: body.reason },
    };
  });
}
