import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { data, Done, Id, Instant, SignedCents } from '../shapes.ts';

const Day = z.iso.date();

/** Liabilities to members and the money that covers them (GLI-19 2.9.3). In house accounts, income is positive. */
export const LiabilityFigures = z.object({
  /** Total spendable cash of all members. */
  cash: SignedCents,
  bonus: SignedCents,
  in_play: SignedCents,
  /** Total amount of requested cash-outs that have not been paid yet. */
  outgoing: SignedCents,
  /** Total owed to members: spendable cash, bonus money, stakes of open rounds and unpaid cash-outs. */
  owed: SignedCents,
  coins: z.int(),
  members: z.int(),
  house: z.object({
    /** Net result of play for the casino; negative if members are ahead. */
    play: SignedCents,
    bonus_cost: SignedCents,
    fees: SignedCents,
    corrections: SignedCents,
  }),
  /** Balance at the payment providers according to the casino's books. */
  clearing: SignedCents,
});
export type LiabilityFigures = z.infer<typeof LiabilityFigures>;

export const LiabilityDay = z.object({
  day: Day,
  taken_at: Instant,
  figures: LiabilityFigures,
  /** Balance according to the providers' statements up to `day`; null if a statement is missing. */
  provider: z.nullable(SignedCents),
});
export type LiabilityDay = z.infer<typeof LiabilityDay>;

export const liability = defineCall({
  method: 'GET',
  path: '/staff/ledger/liability',
  auth: 'staff',
  permission: 'ledger.view',
  summary:
    'The casino’s liability to its members: now, and at the end of each of the last 400 days.',
  reply: data(
    z.object({
      at: Instant,
      now: LiabilityFigures,
      /** Liability figures computed a second time, from the ledger entries instead of the balances. */
      from_entries: LiabilityFigures,
      provider: z.nullable(SignedCents),
      /** Newest last. */
      days: z.array(LiabilityDay),
    }),
  ),
});

export const auditChecks = [
  'seals',
  'balances',
  'totals',
  'in_play',
  'rounds',
  'nonces',
  'stuck_rounds',
  'item_winnings',
  'sessions',
  'event_order',
  'bonus',
  'outgoing',
  'steps',
  'clearing',
  'staff_audit',
] as const;

export const AuditFinding = z.object({
  id: Id,
  check: z.enum(auditChecks),
  /** Object that the finding concerns, for example `seal 12` or `member <id>`. */
  subject: z.string(),
  text: z.string(),
  found_at: Instant,
  last_seen_at: Instant,
  /** Time of the first audit that no longer found the error; null while the finding is open. */
  gone_at: z.nullable(Instant),
});
export type AuditFinding = z.infer<typeof AuditFinding>;

export const auditorState = defineCall({
  method: 'GET',
  path: '/staff/ledger/auditor',
  auth: 'staff',
  permission: 'ledger.view',
  summary:
    'The progress of the continuous auditor, its findings, and the last full pass of each check.',
  reply: data(
    z.object({
      sealed: z.int(),
      /** Number of verified seals in the ledger's hash chain, counted from the first seal. */
      verified: z.int(),
      transfers: z.int(),
      /** Number of transfers committed after the last verified seal. */
      ahead: z.int(),
      last_piece_at: z.nullable(Instant),
      checks: z.array(
        z.object({
          check: z.enum(auditChecks),
          /** Number of times the auditor has completed this check. */
          turns: z.int(),
          turned_at: z.nullable(Instant),
          /**
           * Number of items that the last complete run checked. The unit depends on the check: seals, members,
           * cash-outs and so on.
           */
          items: z.int(),
          findings: z.int(),
        }),
      ),
      findings: z.array(AuditFinding),
    }),
  ),
});

export const auditNow = defineCall({
  method: 'POST',
  path: '/staff/ledger/auditor/turn',
  auth: 'staff',
  permission: 'ledger.audit',
  summary: 'Requests a full pass of the auditor over the whole ledger, from the first seal.',
  reply: Done,
});

/**
 * Numbers of open audit findings and reconciliation differences. The header of every back-office page shows them unless
 * both are zero.
 */
export const moneyAlarms = defineCall({
  method: 'GET',
  path: '/staff/ledger/alarms',
  auth: 'staff',
  permission: 'ledger.view',
  summary: 'The number of open audit findings and reconciliation differences.',
  reply: data(z.object({ findings: z.int(), differences: z.int() })),
});

/**
 * Published on `private-staff.money` as `staff.money_changed`. The back office then reloads the alarm counts and the
 * auditor, reconciliation and liability pages.
 */
export const MoneyChanged = z.object({
  what: z.enum(['auditor', 'reconciliation', 'liability']),
  /** True if the auditor or the reconciliation has found a new problem. */
  alarm: z.boolean(),
});
