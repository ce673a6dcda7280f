import type { TableChain } from '@wl/contract/tables';
import { tableGameOf } from '@wl/games/tables/table-games';
import { verifyTableRound } from '@wl/games/tables/verify-table-round';
import type * as z from 'zod/mini';
import type { ShownTable } from './live-state.ts';

/** Returns true if a result follows from its chain's published hash and salt. */
export function isRoundProved(
  table: Pick<ShownTable, 'game' | 'math_version'>,
  chain: Pick<z.infer<typeof TableChain>, 'published' | 'salt'>,
  result: ShownTable['results'][number],
): boolean {
  const { chain_index: index, link, round_key: roundKey } = result;
  if (chain.salt === null || index === undefined || link === undefined || roundKey === undefined)
    return false;
  // Bets do not change the result, so a bet on any spot will do.
  const [spot] = tableGameOf(table.game, table.math_version)?.spots ?? [];
  if (spot === undefined) return false;
  const checked = verifyTableRound({
    game: table.game,
    mathVersion: table.math_version,
    bet: { spots: { [spot]: 100 } },
    chain: { index, link, salt: chain.salt },
    published: chain.published,
    roundKey,
  });
  if (!checked.ok || checked.verdict !== 'proved') return false;
  const ofBets = ['spot_settled', 'hand_settled'];
  const facts = checked.outcome.events.filter(({ type }) => !ofBets.includes(type));
  return JSON.stringify(facts) === JSON.stringify(result.events);
}
