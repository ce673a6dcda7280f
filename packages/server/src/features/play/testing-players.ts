import { randomBytes } from 'node:crypto';
import type { Player } from '@wl/contract/members';
import { uuidv7 } from '../../platform/ids.ts';
import type { TestApp } from '../../platform/testing.ts';
import type { Feature } from '../../platform/features.ts';
import { routes as fairnessRoutes } from '../fairness/routes.ts';
import { openSeedPair } from '../fairness/index.ts';
import { openAccounts, post } from '../ledger/index.ts';
import { setup as ledgerSetup } from '../ledger/setup.ts';
import { setup as titlesSetup } from '../titles/setup.ts';
import { setup as wagersSetup } from '../wagers/setup.ts';
import { routes } from './routes.ts';
import { setup } from './setup.ts';

/** Features required to place bets. */
export const betPath: Feature[] = [
  { name: 'fairness', parts: { 'routes.ts': fairnessRoutes } },
  { name: 'ledger', parts: { 'setup.ts': ledgerSetup } },
  { name: 'play', parts: { 'setup.ts': setup, 'routes.ts': routes } },
  { name: 'titles', parts: { 'setup.ts': titlesSetup } },
  { name: 'wagers', parts: { 'setup.ts': wagersSetup } },
];

export interface NewPlayer {
  cashCents?: number;
  emailConfirmed?: boolean;
  /** True if the member has an active passport, and the member's identity and address are approved. */
  verified?: boolean;
  status?: 'active' | 'locked' | 'excluded' | 'closed';
}

/** Creates a member with a wallet and a seed pair directly in the database. */
export async function makePlayer(
  deps: TestApp['deps'],
  { cashCents = 0, emailConfirmed = true, verified = false, status = 'active' }: NewPlayer = {},
): Promise<string> {
  const memberId = uuidv7();
  await deps.transaction(async (tx) => {
    await tx.client.query(
      `insert into members (id, email, email_key, email_confirmed_at, password_hash, nickname, nickname_key, first_name,
         last_name, date_of_birth, gender, nationality, phone, address1, address2, post_code, city, country, language,
         offers, terms_accepted_at, identity_key, status, created_at, updated_at)
       values ($1, $2, $2, $3, '-', $4, $4, 'Test', 'Player', '1990-01-01', 'female', 'Canada', '+12025550100', '1 Road',
         '', '12345', 'Town', 'CA', 'en', false, now(), $5, $6, now(), now())`,
      [
        memberId,
        `${memberId}@example.com`,
        emailConfirmed ? new Date() : null,
        `p${memberId.replaceAll('-', '').slice(8, 30)}`,
        randomBytes(16),
        status,
      ],
    );
    if (verified)
      await tx.client.query(
        `update members set passport_active_at = now(), identity_state = 'Approved', address_state = 'Approved' where id = $1`,
        [memberId],
      );
    await openAccounts(tx, memberId);
    await openSeedPair(deps, tx, memberId);
    if (cashCents > 0)
      await post(tx, {
        memberId,
        operationId: uuidv7(),
        kind: 'top_up',
        transfers: [{ debit: 'paymentClearing', credit: 'cash', amount: cashCents }],
      });
  });
  return memberId;
}

/**
 * Creates a member and signs in as this member. If the test omits the members feature, the gate reads the member's
 * state from the `members` table.
 */
export async function signInPlayer(app: TestApp, player: NewPlayer = {}) {
  app.deps.gates.loadMemberState ??= async (id) => {
    const { rows } = await app.deps.database.pool.query<{
      confirmed: boolean;
      status: Player['status'];
    }>('select email_confirmed_at is not null as confirmed, status from members where id = $1', [
      id,
    ]);
    return rows[0] && { emailConfirmed: rows[0].confirmed, status: rows[0].status };
  };
  const memberId = await makePlayer(app.deps, player);
  return app.signedIn('member', memberId);
}
