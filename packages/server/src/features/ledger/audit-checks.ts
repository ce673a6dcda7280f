import type { PoolClient } from 'pg';
import type { auditChecks } from '@wl/contract/ledger';
import type { Deps } from '../../platform/deps.ts';

export type AuditName = (typeof auditChecks)[number];

/** A fault and its subject. `subject` stays the same as long as the fault exists. */
export interface Finding {
  subject: string;
  text: string;
}

/** A member's wallet and the sums of the member's entries, in one snapshot. */
export interface MemberFigures {
  member_id: string;
  cash: number;
  bonus: number;
  in_play: number;
  outgoing: number;
  coins: number;
  seed_pair_no: number;
  next_nonce: number;
  /** Sums of the transfers. */
  e_cash: number;
  e_bonus: number;
  e_in_play: number;
  e_outgoing: number;
  e_coins: number;
  /** Payouts less stakes of settled rounds, by the transfers. */
  e_played: number;
}

/** Check of some members at a time; the connection uses the same snapshot as the figures. */
export interface MemberCheck {
  name: AuditName;
  /** Number of members per call. */
  members: number;
  /** Time from the end of a run to the start of the next. */
  everyMs: number;
  judge(client: PoolClient, members: readonly MemberFigures[]): Promise<Finding[]>;
}

/** Check of the feature's own rows, some at a time. `cursor` is '' at the beginning and null at the end. */
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

/** Adds the checks of a feature that has open money or counts rounds. Called in its setup. */
export function addAuditChecks(deps: Deps, checks: readonly AuditCheck[]): void {
  added.set(deps, [...(added.get(deps) ?? []), ...checks]);
}

export const auditChecksOf = (deps: Deps): readonly AuditCheck[] => added.get(deps) ?? [];

export const isMemberCheck = (check: AuditCheck): check is MemberCheck => 'judge' in check;
