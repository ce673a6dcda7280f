import { gameBySlug, statsOf, textsOf } from '@wl/games/catalogue/index';
import type { Game } from '@wl/games/game';
import type { ReplyOf } from '@wl/contract/call';
import type { launchGame as launchGameCall } from '@wl/contract/play';
import { resolveProfile, type Profile } from '@wl/world/house/jurisdictions';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { deriveRoundKey, hashRoundKey, openPairOf } from '../fairness/index.ts';
import { memberState } from '../members/index.ts';
import { gameState } from './game-switches.ts';
import { minRoundMs } from './pace.ts';

/** Games side by side on one desk (decisions §9). */
const MAX_WINDOWS = 4;

/**
 * What a stage needs before the first round, with the member's commitment; visitors get a game they may play for free.
 * @throws DomainError play.game_unknown · play.not_free
 */
export async function launchGame(
  deps: Deps,
  slug: string,
  memberId: string | undefined,
): Promise<ReplyOf<typeof launchGameCall>> {
  const game = gameBySlug(slug);
  const state = gameState(deps, slug);
  if (!game || state === 'off') throw new DomainError('play.game_unknown');
  if (memberId === undefined && !game.features.freePlay) throw new DomainError('play.not_free');
  const member = memberId === undefined ? undefined : await memberState(deps, memberId);
  const profile = resolveProfile(
    member?.country ?? null,
    { kind: 'private' },
    deps.config.defaultProfile,
  );
  const stats = statsOf(slug);
  return {
    data: {
      slug,
      name: textsOf(slug).en.name,
      category: game.category,
      city: game.city,
      math_version: game.mathVersion,
      stakes: [...game.stakes],
      min_bet_cents: game.minBetCents,
      max_bet_cents: game.maxBetCents,
      features: allowedFeatures(game, profile),
      rtp: stats.returnPercent,
      max_multiplier: stats.maxMultiplier,
      state,
      min_round_ms: minRoundMs(game, profile),
      max_windows: profile.parallelSlots ? MAX_WINDOWS : 1,
      commitment: member ? await commitmentOf(deps, member.id) : null,
    },
  };
}

/** A feature that the profile switches off is absent, not false (trust.md §2). */
function allowedFeatures(game: Game, profile: Profile): Record<string, boolean> {
  const { autoSpin, quickSpin, bonusBuy, ...others } = game.features;
  return {
    ...others,
    ...(profile.autoSpin ? { autoSpin } : {}),
    ...(profile.quickSpin ? { quickSpin } : {}),
    ...(profile.bonusBuy ? { bonusBuy } : {}),
  };
}

async function commitmentOf(deps: Deps, memberId: string) {
  const { pair, wallet } = await openPairOf(deps, memberId);
  return {
    seed_pair_id: pair.id,
    server_seed_hash: pair.serverSeedHash,
    next_server_seed_hash: pair.nextServerSeedHash,
    client_seed: pair.clientSeed,
    nonce: wallet.next_nonce,
    next_round_key_hash: hashRoundKey(
      deriveRoundKey(pair.serverSeed, pair.clientSeed, wallet.next_nonce),
    ),
  };
}
