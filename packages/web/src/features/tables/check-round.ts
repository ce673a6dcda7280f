import type { TableChain } from '@wl/contract/tables-chains';
import { beaconSource, QUICKNET, randomnessOf, SIGNATURE_PATTERN } from '@wl/games/fairness/beacon';
import { tableGameOf } from '@wl/games/tables/table-games';
import { verifyTableRound } from '@wl/games/tables/verify-table-round';
import type { ShownTable } from './live-state.ts';

type Salted = Pick<TableChain, 'salt' | 'salt_source' | 'beacon_round' | 'beacon_signature'>;

/**
 * Returns true if a chain's salt comes from the announced source. A salt from the beacon must be the randomness of the
 * announced round, with a genuine signature. A salt that the server drew cannot be checked further.
 */
async function isSaltGenuine(chain: Salted): Promise<boolean> {
  const { salt, salt_source: source, beacon_round: round, beacon_signature: signature } = chain;
  if (round === null) return source === 'server';
  if (source !== beaconSource(round) || signature === null) return false;
  if (!SIGNATURE_PATTERN.test(signature) || randomnessOf(signature) !== salt) return false;
  const { isBeaconSignature } = await import('@wl/games/fairness/beacon-signature');
  return isBeaconSignature(QUICKNET.publicKey, round, signature);
}

/** Returns true if a result follows from its chain's published hash and salt, and the salt is genuine. */
export async function isRoundProved(
  table: Pick<ShownTable, 'game' | 'math_version'>,
  chain: Salted & Pick<TableChain, 'published'>,
  result: ShownTable['results'][number],
): Promise<boolean> {
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
  return JSON.stringify(facts) === JSON.stringify(result.events) && (await isSaltGenuine(chain));
}
