import { randomBytes } from 'node:crypto';
import type { ReplyOf } from '@wl/contract/call';
import type { playDemoSteps as playDemoStepsCall } from '@wl/contract/play-demo';
import { IllegalAction } from '@wl/games/game';
import { commitment } from '@wl/games/fairness/keys';
import { stakeCents } from '@wl/games/money';
import { OPEN_ROUND_LIFETIME_MS } from '@wl/world/casino/limits';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { openSeed, sealSeed, streamOf } from '../../fairness/index.ts';
import { judgeDemoPace } from './demo-pace.ts';
import { openFreeGame } from '../games/open-game.ts';
import { checkBet, playRound } from '../rounds/play-round.ts';
import { keyAt } from '../rounds/player.ts';
import type { DemoPlayer } from './play-demo.ts';
import { isStepped, presentOpen, type SteppedGame } from '../open-rounds/stepped-round.ts';

interface DemoStep {
  game: string;
  bet: Record<string, unknown>;
  actions: string[];
  ticket?: string | undefined;
}

/**
 * Separator between the round id and the sealed seed in a demo ticket. The client sends the ticket with every step,
 * because the server stores no demo rounds.
 */
const SEPARATOR = '.';

/**
 * Plays a demo round with decisions. Members and visitors can go back and change a decision, which is harmless because
 * there is no stake.
 * @throws DomainError as listed for the call in contract/src/play-demo.ts
 */
export function playDemoSteps(
  deps: Deps,
  { game: slug, bet: sent, actions, ticket }: DemoStep,
  { key, profile }: DemoPlayer,
): ReplyOf<typeof playDemoStepsCall> {
  const game = openFreeGame(deps, slug);
  if (!isStepped(game) || 'actions' in sent) throw new DomainError('play.unknown_bet');
  const bet = checkBet(game, sent);
  // Only the first step starts a round, so the minimum interval between rounds applies only to this step.
  if (ticket === undefined) judgeDemoPace(deps, key, profile, game);
  const { id, serverSeed } = ticket === undefined ? newSeed() : readTicket(deps, slug, ticket);
  const pair = {
    no: 0,
    id,
    serverSeed,
    serverSeedHash: commitment(serverSeed),
    clientSeed: 'demo',
  };
  const round = keyAt(pair, 0);
  const progress = progressOf(game, bet.checked, actions, round.key);
  const now = deps.clock.now();
  if (progress.choices.length > 0) {
    const row = {
      member_id: '',
      id,
      session_id: '',
      game: slug,
      math_version: game.mathVersion,
      bet: sent,
      actions,
      seed_pair_no: 0,
      nonce: 0,
      stake: stakeCents(progress.staked),
      bonus_stake: null,
      item_id: null,
      opened_at: now,
      expires_at: new Date(now.getTime() + OPEN_ROUND_LIFETIME_MS),
    };
    const next = writeTicket(deps, slug, id, serverSeed);
    return { data: { open: presentOpen({ row, progress }), round: null, ticket: next } };
  }
  const played = playRound(checkBet(game, { ...sent, actions }), pair, 0, round);
  return {
    data: {
      open: null,
      ticket: null,
      round: {
        id,
        game: slug,
        bet: { ...sent, actions },
        stake_cents: stakeCents(progress.staked),
        payout_cents: played.payoutCents,
        cash_after_cents: 0,
        events: played.outcome.events,
        proof: played.proof,
        created_at: now.toISOString(),
        demo: true,
      },
    },
  };
}

function progressOf(game: SteppedGame, bet: object, actions: readonly string[], key: string) {
  try {
    return game.steps.progress(
      bet as { parts: Record<string, number> },
      actions,
      streamOf(key, game.slug, game.mathVersion),
    );
  } catch (error) {
    if (error instanceof IllegalAction) throw new DomainError('play.action_illegal');
    throw error;
  }
}

function newSeed() {
  return { id: uuidv7(), serverSeed: randomBytes(32).toString('hex') };
}

const placeOf = (slug: string, id: string) => `demo:${slug}:${id}`;

function writeTicket({ config }: Deps, slug: string, id: string, serverSeed: string): string {
  const sealed = sealSeed(config.seedEncryptionKey, serverSeed, placeOf(slug, id));
  return id + SEPARATOR + sealed.toString('base64url');
}

/**
 * Returns the round id and server seed that a demo round's ticket contains.
 * @throws DomainError play.action_illegal if this server did not issue the ticket or the ticket belongs to another game
 */
function readTicket({ config }: Deps, slug: string, ticket: string) {
  const [id = '', sealed = ''] = ticket.split(SEPARATOR);
  try {
    const stored = Buffer.from(sealed, 'base64url');
    return { id, serverSeed: openSeed(config.seedEncryptionKey, stored, placeOf(slug, id)) };
  } catch {
    throw new DomainError('play.action_illegal');
  }
}
