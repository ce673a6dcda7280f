import type { FastifyInstance } from 'fastify';
import * as calls from '@wl/contract/staff';
import type * as z from 'zod/mini';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { hudOf } from '../journey/index.ts';
import { lockWallet, readWallet } from '../ledger/index.ts';
import { readHistory } from '../play/index.ts';
import { auditTrail, serveStaffChange, serveStaffView } from '../staff/index.ts';
import { lastTransactions } from '../wallet/index.ts';
import { playerOf } from './player.ts';
import { endSecondFactor } from './second-factor.ts';
import { findSecondFactor } from './second-factor-repository.ts';
import { findMember, searchMembers, type MemberRow } from './repository.ts';

const PAGE_SIZE = 25;
/** Maximum number of rows in each list of a member's back-office file. */
const FILE_LINES = 20;

/** Returns a member as a row of the back-office list. */
function lineOf(row: MemberRow): z.infer<typeof calls.MemberLine> {
  const { id, nickname, email, status, passport, created_at } = playerOf(row);
  const name = `${row.first_name} ${row.last_name}`;
  return { id, nickname, name, email, country: row.country, status, passport, created_at };
}

export function routes(app: FastifyInstance, deps: Deps): void {
  secondFactorRoutes(app, deps);
  serveStaffView(
    app,
    calls.findMembers,
    () => '',
    async ({ query }) => {
      const offset = (query.page - 1) * PAGE_SIZE;
      const { rows, total } = await searchMembers(deps.db, query.search, {
        limit: PAGE_SIZE,
        offset,
      });
      const to = rows.length === 0 ? 0 : offset + rows.length;
      return { data: rows.map(lineOf), meta: { current_page: query.page, total, to } };
    },
  );
  serveStaffView(
    app,
    calls.memberFile,
    ({ params }) => `member:${params.id}`,
    async ({ params }) => ({ data: await fileOf(deps, params.id) }),
  );
}

/**
 * Registers the route that removes a second factor, for members who have lost both their phone and their recovery
 * codes. A clerk verifies the member's identity first. Afterwards, the member can sign in with only the password.
 */
function secondFactorRoutes(app: FastifyInstance, deps: Deps): void {
  serveStaffChange(app, calls.removeSecondFactor, async ({ params: { id }, body }, tx) => {
    if (!(await findMember(tx, id))) throw new DomainError('request.not_found');
    await lockWallet(tx, id);
    await endSecondFactor(deps, tx, id, 'clerk');
    await deps.sessions.end(tx, { subjectId: id }, 'second factor removed');
    return {
      reply: { data: { done: true as const } },
      entry: { action: 'second_factor.remove', subject: `member:${id}`, reason: body.reason },
    };
  });
}

async function fileOf(deps: Deps, memberId: string) {
  const row = await findMember(deps.db, memberId);
  if (!row) throw new DomainError('request.not_found');
  const [wallet, hud, transactions, rounds, trail, factor] = await Promise.all([
    readWallet(deps.db, memberId),
    hudOf(deps, memberId),
    lastTransactions(deps, memberId, FILE_LINES),
    readHistory(deps, { memberId, game: undefined }, 1),
    auditTrail(deps.db, `member:${memberId}`, FILE_LINES),
    findSecondFactor(deps.db, memberId),
  ]);
  return {
    member: lineOf(row),
    profile: {
      date_of_birth: row.date_of_birth,
      nationality: row.nationality,
      phone: row.phone,
      address: [row.address1, row.address2, `${row.post_code} ${row.city}`, row.country]
        .filter((line) => line !== '')
        .join(', '),
      language: row.language,
      level: hud.level,
    },
    documents: {
      identity: row.identity_state,
      address: row.address_state,
      payment: row.payment_state,
    },
    second_factor_since: factor?.since.toISOString() ?? null,
    wallet,
    transactions,
    rounds: rounds.data,
    audit: trail.map(({ at, who, action, reason, hash }) => ({
      at: at.toISOString(),
      who,
      what: reason === null ? action : `${action}: ${reason}`,
      hash: hash.toString('hex'),
    })),
  };
}
