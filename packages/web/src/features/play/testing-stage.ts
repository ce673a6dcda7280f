import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { Round } from '@wl/contract/play';
import { createElement, type ReactElement } from 'react';
import { render } from 'vitest-browser-react';
import type { Launch, Rounds, StageProps } from './stage.ts';

interface Game {
  slug: string;
  city: string;
  mathVersion: string;
  stakes: readonly number[];
  minBetCents: number;
  maxBetCents: number;
}

/** Returns the launch data of a game, with the fields that its stage reads. */
export const launchOf = (game: Game): Launch => ({
  slug: game.slug,
  name: game.slug,
  category: 'table',
  city: game.city,
  math_version: game.mathVersion,
  stakes: [...game.stakes],
  min_bet_cents: game.minBetCents,
  max_bet_cents: game.maxBetCents,
  features: { autoSpin: true, quickSpin: true },
  rtp: 95,
  max_multiplier: 100,
  state: 'open',
  needs_passport: false,
  min_round_ms: 0,
  max_windows: 4,
  commitment: null,
});

/**
 * Creates a fake server. Tests resolve its pending bets through `asked`, and `curtains` lists the rounds whose
 * presentation has ended.
 */
export function slowServer() {
  const asked: PromiseWithResolvers<Round>[] = [];
  const curtains: Round[] = [];
  const rounds: Rounds = {
    play: () => {
      const answer = Promise.withResolvers<Round>();
      asked.push(answer);
      return answer.promise;
    },
    curtain: (round) => void curtains.push(round),
    fail: () => undefined,
    recovered: null,
  };
  return { rounds, asked, curtains };
}

/** Returns a stage's props for cash play without animations. */
export const stageProps = (
  game: Game,
  given: Partial<StageProps> & Pick<StageProps, 'rounds' | 'texts'>,
): StageProps => ({
  launch: launchOf(game),
  mode: 'cash',
  cashCents: 0,
  bonusCents: 0,
  animate: false,
  replay: null,
  onReplayEnd: () => undefined,
  ...given,
});

/** Returns a settled round of a game. */
export const roundOf = (
  { slug, mathVersion }: Game,
  given: Pick<Round, 'bet' | 'events' | 'stake_cents'> & Partial<Round>,
): Round => ({
  id: crypto.randomUUID(),
  game: slug,
  payout_cents: 0,
  cash_after_cents: 0,
  proof: {
    game: slug,
    math_version: mathVersion,
    seed_pair_id: crypto.randomUUID(),
    server_seed_hash: '',
    client_seed: '',
    nonce: 0,
    round_key: '',
    next_round_key_hash: '',
  },
  created_at: '2026-11-01T12:00:00.000Z',
  demo: false,
  ...given,
});

/** Renders a stage in English, with a router for its links. */
export function renderStage(stage: ReactElement) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const root = createRootRoute({ component: () => stage });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  return render(
    createElement(I18nProvider, { i18n }, createElement(RouterProvider, { router } as never)),
  );
}
