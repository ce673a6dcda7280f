import type { TableChain } from '@wl/contract/tables';
import { verifyTableRound } from '@wl/games/tables/verify-table-round';
import type * as z from 'zod/mini';
import type { ShownTable } from './live-state.ts';
import { ballOf } from './roulette-bets.ts';

/** Bet with which the round is replayed. Bets do not change the result, so any valid one will do. */
const ANY_BET = { spots: { red: 100 } };

/** Returns true if a result follows from the published hash and the salt of its chain. */
export function isRoundProved(
  table: Pick<ShownTable, 'game' | 'math_version'>,
  chain: Pick<z.infer<typeof TableChain>, 'published' | 'salt'>,
  result: ShownTable['results'][number],
): boolean {
  if (chain.salt === null) return false;
  const checked = verifyTableRound({
    game: table.game,
    mathVersion: table.math_version,
    bet: ANY_BET,
    chain: { index: result.chain_index, link: result.link, salt: chain.salt },
    published: chain.published,
    roundKey: result.round_key,
  });
  if (!checked.ok || checked.verdict !== 'proved') return false;
  const landed = checked.outcome.events.find(({ type }) => type === 'ball_landed');
  return landed?.type === 'ball_landed' && landed.pocket === ballOf(result).pocket;
}
