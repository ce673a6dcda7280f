import { GAMBLER_LEVELS, trueCostKey, trueCostOf } from './economy/true-cost.ts';
import type { TrueCost } from '@wl/contract/market';
import type { BonusTerms } from '@wl/world/bonuses/kind';
import type { Deps } from '../../platform/deps.ts';
import type { Db, Transaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { currentEditions } from './editions.ts';
import { findLabel, putLabel } from './repository.ts';
import { reckonLabel } from './reckon.ts';

export const RECKON_LABELS = 'market.reckon_labels';

/**
 * Returns the true-cost label for bonus terms at a level of the Gambler skill, or undefined if there is none. The label
 * is either shipped with the release or computed later.
 */
export async function labelOf(
  db: Db,
  terms: BonusTerms,
  gambler: number,
): Promise<TrueCost | undefined> {
  const key = trueCostKey(terms);
  if (key === undefined) return undefined;
  return trueCostOf(terms, gambler) ?? (await findLabel(db, key, gambler));
}

/** Queues the computation of the missing true-cost labels for these terms, in the caller's transaction. */
export async function orderLabels(tx: Transaction, terms: BonusTerms): Promise<void> {
  const key = trueCostKey(terms);
  if (key === undefined) return;
  for (const gambler of GAMBLER_LEVELS) {
    if (await labelOf(tx, terms, gambler)) continue;
    await enqueue(tx, RECKON_LABELS, { terms }, { key: `labels:${key}` });
    return;
  }
}

/**
 * Queues the computation of true-cost labels that are missing, for example because a release changed the engine, the
 * simulated player or a game's math model.
 */
export async function orderMissingLabels(deps: Deps): Promise<void> {
  await deps.transaction(async (tx) => {
    for (const { terms } of await currentEditions(tx)) await orderLabels(tx, terms);
  });
}

/** Computes and stores the missing true-cost labels for an item's terms, one for each level of the Gambler skill. */
export async function reckonLabels(deps: Deps, terms: BonusTerms): Promise<void> {
  const key = trueCostKey(terms);
  if (key === undefined) return;
  for (const gambler of GAMBLER_LEVELS) {
    if (await labelOf(deps.db, terms, gambler)) continue;
    const label = await reckonLabel(terms, gambler);
    if (!label) return;
    await deps.transaction((tx) => putLabel(tx, { cost_key: key, gambler, label }));
  }
}
