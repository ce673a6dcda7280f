/** SQL statements that move stakes and payouts (packages/server/functions/wagers). All amounts are in cents. */
import { type Product, products } from '@wl/contract/events/wagers';
import type { Transaction } from '../../platform/database/database.ts';
import type { Title } from '../titles/index.ts';
import type { OpenRoundRow } from './open-rounds-repository.ts';

interface WagerKey {
  memberId: string;
  id: string;
}

/** Seed pair, nonce and math model version of a casino round. */
export interface RoundKey {
  mathVersion: string;
  seedPairNo: number;
  nonce: number;
}

export interface NewWager extends WagerKey {
  sessionId: string;
  /** Title on which the wager is placed. Its product and current contribution percentage are stored with the wager. */
  title: Pick<Title, 'slug' | 'product' | 'contributionPercent'>;
  bet: Record<string, unknown>;
  stakeCents: number;
  /**
   * Part of the stake to pay with bonus money, as returned by `judgeWager`; 0 if omitted. The oldest running bonus
   * pays first.
   */
  bonusCents?: number;
  /**
   * Bag item that covers the whole stake; none by default. The stake must have passed `judgeStake` with the payer
   * `house`, and `bonusCents` must be 0 or omitted.
   */
  itemId?: string;
  at: Date;
  /**
   * Time at which the server settles the wager if it is still open; undefined if the wager stays open until a result is
   * reported.
   */
  expiresAt?: Date;
  /** Seed pair and nonce of a casino round; undefined for other products. */
  round?: RoundKey;
}

const productNo = (product: Product) => products.indexOf(product) + 1;

/**
 * Takes the stake of a wager whose result is not known yet, and records `wagers.opened`. The caller must have locked
 * the wallet and checked the stake. If an item is given, the casino pays the stake (decision 110).
 * @returns the open wager
 * @throws pg.DatabaseError if a limit or the balance does not allow the stake, or the nonce or id is in use
 */
export async function openWager(tx: Transaction, wager: NewWager): Promise<OpenRoundRow> {
  const { round, title } = wager;
  const { rows } = await tx.client.query<OpenRoundRow>({
    name: 'wagers_open',
    text: 'select * from wagers_open($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)',
    values: [
      ...[wager.memberId, wager.id, wager.sessionId, productNo(title.product), title.slug],
      ...[round?.mathVersion, JSON.stringify(wager.bet), round?.seedPairNo, round?.nonce],
      ...[
        wager.stakeCents,
        title.contributionPercent,
        wager.at,
        wager.expiresAt,
        wager.bonusCents ?? 0,
        wager.itemId,
      ],
    ],
  });
  const [opened] = rows;
  if (!opened) throw new Error('wagers_open returns a row');
  return opened;
}

/**
 * Adds the decision at index `step` to an open wager, with its additional stake. `bonusCents` is the part of the
 * additional stake that is paid with bonus money.
 * @throws pg.DatabaseError if the wager is not open at this step, a limit or the balance does not allow the stake, or
 *   the decision adds a stake to a wager that a bag item paid for
 */
export async function raiseWager(
  tx: Transaction,
  { memberId, id }: WagerKey,
  taken: { step: number; action: string; addsCents: number; bonusCents?: number; at: Date },
): Promise<void> {
  await tx.client.query({
    name: 'wagers_raise',
    text: 'select wagers_raise($1, $2, $3, $4, $5, $6, $7)',
    values: [
      ...[memberId, id, taken.step, taken.action],
      ...[taken.addsCents, taken.at, taken.bonusCents ?? 0],
    ],
  });
}

/** Books a casino round whose stake is paid with a bag item. The caller must already have locked the wallet. */
export async function settleFree(
  tx: Transaction,
  wager: Omit<NewWager, 'bonusCents'> & { round: RoundKey; payoutCents: number; itemId: string },
): Promise<void> {
  const { round, title } = wager;
  await tx.client.query({
    name: 'wagers_settle_free',
    text: 'select wagers_settle_free($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)',
    values: [
      ...[wager.memberId, wager.id, wager.sessionId, title.slug, round.mathVersion],
      ...[JSON.stringify(wager.bet), round.seedPairNo, round.nonce, wager.stakeCents],
      ...[wager.payoutCents, title.contributionPercent, wager.itemId, wager.at],
    ],
  });
}

/**
 * Voids a settled wager: returns its stake and takes its payout back. The caller must already have locked the wallet.
 * @returns the part of the payout that cash does not cover, in cents
 * @throws pg.DatabaseError if the wager is not settled or has already been voided
 */
export async function voidSettledRow(
  tx: Transaction,
  { memberId, id, reason, at }: WagerKey & { reason: string; at: Date },
): Promise<number> {
  const { rows } = await tx.client.query<{ shortfall: number }>({
    name: 'wagers_void_settled',
    text: 'select wagers_void_settled($1, $2, $3, $4) as shortfall',
    values: [memberId, id, reason, at],
  });
  return rows[0]?.shortfall ?? 0;
}

/**
 * Voids a settled wager of a shared table, and stores another wager with the correct payout. The caller must already
 * have locked the wallet.
 * @returns the part of the earlier payout that cash does not cover, in cents
 * @throws pg.DatabaseError if the wager is not settled, has been voided, or was paid by a bag item
 */
export async function correctSettledRow(
  tx: Transaction,
  {
    memberId,
    id,
    newId,
    payoutCents,
    reason,
    at,
  }: WagerKey & { newId: string; payoutCents: number; reason: string; at: Date },
): Promise<number> {
  const { rows } = await tx.client.query<{ shortfall: number }>({
    name: 'wagers_correct',
    text: 'select wagers_correct($1, $2, $3, $4, $5, $6) as shortfall',
    values: [memberId, id, newId, payoutCents, reason, at],
  });
  return rows[0]?.shortfall ?? 0;
}
