import type { FastifyInstance } from 'fastify';
import * as calls from '@wl/contract/office/bag';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { memberById, memberNamed, type MemberRow, nicknamesOf } from '../members/index.ts';
import { clerkNames, serveStaffChange, serveStaffView } from '../staff/index.ts';
import { revokeItem } from './items/end-item.ts';
import { decideGrant, grantItem, mayReceive } from './grants/grant-item.ts';
import { type GrantRow, waitingGrants, waitingGrantsOf } from './grants/grants-repository.ts';
import { endedItems } from './items/items-repository.ts';
import { readBag, surroundingsOf, wireItem } from './read-bag.ts';

/** Maximum number of ended items shown in a member's file. */
const LATEST = 20;
const PAGE_SIZE = 25;

const recipientOf = (deps: Deps, member: MemberRow) => ({
  id: member.id,
  nickname: member.nickname,
  may_receive: mayReceive(deps, member),
});

const askersOf = (deps: Deps, rows: readonly GrantRow[]) =>
  clerkNames(
    deps.db,
    rows.map(({ proposed_by }) => proposed_by),
  );

/** Converts a pending grant to the API contract's format, for the clerk with the id `staffId`. */
const wireGrant = (row: GrantRow, askers: ReadonlyMap<string, string>, staffId: string) => ({
  id: row.id,
  slug: row.slug,
  terms: row.terms,
  reason: row.reason,
  asked_by: askers.get(row.proposed_by) ?? '',
  mine: row.proposed_by === staffId,
  asked_at: row.proposed_at.toISOString(),
  worth: row.worth_cents,
});

export function routes(app: FastifyInstance, deps: Deps): void {
  viewRoutes(app, deps);
  changeRoutes(app, deps);
}

function viewRoutes(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    calls.bonusesOfMember,
    ({ params }) => `member:${params.id}`,
    async ({ params: { id }, staffId }) => {
      const member = await memberById(deps.db, id);
      if (!member) throw new DomainError('request.not_found');
      const [bag, ended, around, waiting] = await Promise.all([
        readBag(deps.db, id),
        endedItems(deps.db, id, { limit: LATEST, offset: 0 }),
        surroundingsOf(deps.db, id),
        waitingGrantsOf(deps.db, id),
      ]);
      const askers = await askersOf(deps, waiting);
      return {
        data: {
          member: recipientOf(deps, member),
          bag,
          ended: ended.rows.map((row) => wireItem(row, around)),
          waiting: waiting.map((row) => wireGrant(row, askers, staffId)),
        },
      };
    },
  );
  serveStaffView(
    app,
    calls.findRecipient,
    (_, { data }) => (data ? `member:${data.id}` : ''),
    async ({ body }) => {
      const member = await memberNamed(deps.db, body.name);
      return { data: member ? recipientOf(deps, member) : null };
    },
  );
  serveStaffView(
    app,
    calls.waitingGrants,
    () => '',
    async ({ query, staffId }) => {
      const offset = (query.page - 1) * PAGE_SIZE;
      const { rows, total } = await waitingGrants(deps.db, { limit: PAGE_SIZE, offset });
      const askers = await askersOf(deps, rows);
      const nicknames = await nicknamesOf(
        deps.db,
        rows.map(({ member_id }) => member_id),
      );
      return {
        data: rows.map((row) => ({
          ...wireGrant(row, askers, staffId),
          member: { id: row.member_id, nickname: nicknames.get(row.member_id) ?? '' },
        })),
        meta: { current_page: query.page, total, to: offset + rows.length },
      };
    },
  );
}

function changeRoutes(app: FastifyInstance, deps: Deps): void {
  serveStaffChange(app, calls.grantItem, async ({ params: { id }, body, staffId }, tx) => {
    const { row, isNew } = await grantItem(deps, tx, { ...body, memberId: id, clerkId: staffId });
    const entry = {
      action: 'bonuses.grant',
      subject: `member:${id}`,
      after: { slug: row.slug, worth_cents: row.worth_cents, state: row.state },
      reason: row.reason,
    };
    return { reply: { data: { waits: row.state === 'waiting' } }, entry: isNew ? entry : null };
  });
  serveStaffChange(app, calls.decideGrant, async ({ params: { id }, body, staffId }, tx) => {
    const row = await decideGrant(deps, tx, id, { clerkId: staffId, confirm: body.confirm });
    return {
      reply: { data: { done: true as const } },
      entry: {
        action: 'bonuses.decide_grant',
        subject: `member:${row.member_id}`,
        after: { slug: row.slug, worth_cents: row.worth_cents, state: row.state },
      },
    };
  });
  serveStaffChange(app, calls.revokeItem, async ({ params: { id }, body }, tx) => {
    const row = await revokeItem(deps, tx, id, body.reason);
    return {
      reply: { data: { done: true as const } },
      entry: {
        action: 'bonuses.revoke',
        subject: `member:${row.member_id}`,
        before: { item: id, slug: row.slug, state: row.state },
        reason: body.reason,
      },
    };
  });
}
