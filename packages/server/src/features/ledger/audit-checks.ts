import type { PoolClient } from 'pg';
import type { auditChecks } from '@wl/contract/office/ledger';
import type { Deps } from '../../platform/deps.ts';

export type AuditName = (typeof auditChecks)[number];

/** Error found by an audit check. `subject` names the affected object and does not change while the error exists. */
export interface Finding {
  subject: string;
  text: string;
}

/** A member's wallet balances and next nonce, and the sums of the member's ledger transfers, read in one snapshot. */
export interface MemberFigures {
  member_id: string;
  cash: number;
  bonus: number;
  in_play: number;
  outgoing: number;
  coins: number;
  seed_pair_no: number;
  next_nonce: number;
  /**
   * Net sum of the member's transfers to and from the cash account. The next four fields are the sums for the other
   * accounts.
   */
  e_cash: number;
  e_bonus: number;
  e_in_play: number;
  e_outgoing: number;
  e_coins: number;
  /** Total payouts minus total stakes of the member's settled rounds, computed from the transfers. */
  e_played: number;
}

/**
 * Audit check that runs for one batch of members at a time. `client` reads from the same database snapshot as the
 * members' figures.
 */
export interface MemberCheck {
  name: AuditName;
  /** Number of members that one call to `judge` checks. */
  members: number;
  /** Time between the end of one audit run and the start of the next, in milliseconds. */
  everyMs: number;
  judge(client: PoolClient, members: readonly MemberFigures[]): Promise<Finding[]>;
}

/**
 * Audit check of a feature's own rows. Each call to `walk` checks one batch. `cursor` is '' at the start and null at
 * the end.
 */
export interface RowCheck {
  name: AuditName;
  everyMs: number;
  walk(
    client: PoolClient,
    cursor: string,
  ): Promise<{ findings: Finding[]; cursor: string | null; items: number }>;
}

export type AuditCheck = MemberCheck | RowCheck;

const added = new WeakMap<Deps, AuditCheck[]>();

/**
 * Adds a feature's audit checks. Called in the setup of every feature that has outstanding amounts (bonuses, open
 * rounds, cash-outs) or counts rounds.
 */
export function addAuditChecks(deps: Deps, checks: readonly AuditCheck[]): void {
  added.set(deps, [...(added.get(deps) ?? []), ...checks]);
}

export const auditChecksOf = (deps: Deps): readonly AuditCheck[] => added.get(deps) ?? [];

export const isMemberCheck = (check: AuditCheck): check is MemberCheck => 'judge' in check;
