import type { ErrorCode } from '@wl/contract/errors';
import type { PlayLimit } from '../limits/index.ts';

/** Data that determines whether a stake is accepted. Amounts are in cents. */
export interface WagerFacts {
  /** Decision of the gate, which checks the account's state, breaks, exclusions and e-mail confirmation. */
  gate: { ok: true } | { ok: false; code: ErrorCode };
  /**
   * Error code if the product's own rules refuse the stake; otherwise undefined. The products are casino, table,
   * sportsbook and studio. Their rules can, for example, require a verified passport in some jurisdictions.
   */
  refusal: ErrorCode | undefined;
  /** True if the member must answer a reality check before the next wager of this session. */
  isRealityCheckDue: boolean;
  /** Payer of the stake: the member's wallet, or the casino on behalf of the member. */
  payer: 'wallet' | 'house';
  stakeCents: number;
  cashCents: number;
  /** Bonus money, in cents, available for the part of the stake that cash does not cover. */
  bonusCents: number;
  /** Member's limit that the stake would exceed; undefined if there is none. */
  limit: PlayLimit | undefined;
}

/**
 * Result of checking a stake. For an accepted stake, the result contains the amounts to pay in cash and in bonus money.
 * For a refused stake, the result contains an error code or the limit that the stake would exceed.
 */
export type WagerVerdict =
  | { ok: true; cashCents: number; bonusCents: number }
  | { ok: false; code: ErrorCode }
  | { ok: false; limit: PlayLimit };

/**
 * Decides whether a stake is accepted. First, the member must be allowed to play. Then cash and, if needed, bonus money
 * must cover the stake, unless the casino pays it (decisions §6). Finally, the member's own limits must allow the
 * stake. For instant rounds, `wagers_settle_instant` checks money and limits again under its own lock, with the same
 * rules.
 */
export function judgeWager(facts: WagerFacts): WagerVerdict {
  const { gate, refusal, stakeCents, cashCents, bonusCents, limit } = facts;
  if (!gate.ok) return { ok: false, code: gate.code };
  if (refusal) return { ok: false, code: refusal };
  if (facts.isRealityCheckDue) return { ok: false, code: 'limits.reality_check_due' };
  if (facts.payer === 'house')
    return limit ? { ok: false, limit } : { ok: true, cashCents: 0, bonusCents: 0 };
  const fromCash = Math.min(stakeCents, cashCents);
  const fromBonus = stakeCents - fromCash;
  if (fromBonus > bonusCents) return { ok: false, code: 'wallet.insufficient_funds' };
  if (limit) return { ok: false, limit };
  return { ok: true, cashCents: fromCash, bonusCents: fromBonus };
}
