import type { Deps } from '../../platform/deps.ts';
import { bounceOf } from '../../platform/email/suppressions.ts';
import { DomainError } from '../../platform/errors.ts';
import { hudOf } from '../journey/index.ts';
import { readWallet } from '../ledger/index.ts';
import { findSecondFactor, memberById, memberLine } from '../members/index.ts';
import { readHistory } from '../play/index.ts';
import { auditTrail } from '../staff/index.ts';
import { lastTransactions } from '../wallet/index.ts';

/** Maximum number of rows in each list on a member's page in the back office. */
const FILE_LINES = 20;

/**
 * Returns the data for a member's page in the back office, collected from several features.
 * @throws DomainError request.not_found if there is no such member
 */
export async function readFile(deps: Deps, memberId: string) {
  const row = await memberById(deps.db, memberId);
  if (!row) throw new DomainError('request.not_found');
  const [wallet, hud, transactions, rounds, trail, factor, bounce] = await Promise.all([
    readWallet(deps.db, memberId),
    hudOf(deps, memberId),
    lastTransactions(deps, memberId, FILE_LINES),
    readHistory(deps, { memberId, game: undefined }, 1),
    auditTrail(deps.db, `member:${memberId}`, FILE_LINES),
    findSecondFactor(deps.db, memberId),
    bounceOf(deps, deps.db, row.email),
  ]);
  return {
    member: memberLine(row),
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
    email_bounces: bounce ? { since: bounce.at.toISOString(), status: bounce.status } : null,
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
