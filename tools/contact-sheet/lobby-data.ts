/**
 * Data for screenshots of a lobby in use: the demonstration member's money, playlists and rounds, and the star ratings
 * of games.
 */
import { randomUUID } from 'node:crypto';
import * as members from '@wl/contract/members';
import * as play from '@wl/contract/play';
import * as playlists from '@wl/contract/playlists';
import * as ratings from '@wl/contract/ratings';
import * as wallet from '@wl/contract/wallet';
import { ownCardNumber } from '../../e2e/support/card.ts';
import { openClient } from '../faults/client.ts';
import type { Person } from '../faults/people.ts';
import { join, topUp } from './office-data.ts';
import { demo } from './viewers.ts';

const CASH_CENTS = 50_000;

/**
 * Games, each with the star ratings to create. The first rating is by the demonstration member Dana, and the others are
 * by two other members.
 */
const stars: readonly [game: string, ...stars: number[]][] = [
  ['neon-shibuya', 5, 4, 5],
  ['lotus-tower', 4, 3, 5],
  ['westminster-roulette', 5, 5, 5],
  ['minuit-boulevard', 3, 4, 2],
];

/** Two playlists: one with an ordinary name, and one with a name of the maximum length. */
const lists: readonly [name: string, ...games: string[]][] = [
  ['Long Haul', 'neon-shibuya', 'lotus-tower', 'pachi-sevens', 'boulevard-blackjack', 'metro-keno'],
  ['Sonntagnachmittagsunterhaltung im Wintergarten an der Seine', 'minuit-boulevard'],
];

/** Signs the demonstration member in through the API. */
export async function signInDana(port: number): Promise<Person> {
  const caller = openClient(port, '10.3.99.1');
  const { data } = await caller.request(members.signIn, { body: { ...demo.member } });
  caller.token = data.auth_token;
  return { id: data.player.id, name: 'Dana', caller };
}

/** Creates rounds, playlists and ratings for the lobby of the casino on `port`. Skips playlists that already exist. */
export async function furnishLobby(port: number): Promise<void> {
  const dana = await signInDana(port);
  const { data: balance } = await dana.caller.request(wallet.getWallet, {});
  if (balance.cash < CASH_CENTS) await topUp(dana, CASH_CENTS, ownCardNumber());
  for (const slug of ['opera-cherries', 'lotus-tower', 'neon-shibuya'])
    for (let round = 0; round < 3; round += 1)
      await dana.caller.request(play.placeBet, {
        body: { id: randomUUID(), game: slug, bet: { stakeCents: 100 } },
      });
  const { data: kept } = await dana.caller.request(playlists.allPlaylists, {});
  for (const [name, ...games] of lists) {
    if (kept.some((list) => list.name === name)) continue;
    const { data: made } = await dana.caller.request(playlists.createPlaylist, {
      body: { id: randomUUID(), name, games },
    });
    await dana.caller.request(playlists.likePlaylist, {
      params: { id: made.id },
      body: { liked: true },
    });
  }
  const raters = [dana, await join(port, 2), await join(port, 3)];
  for (const [game, ...given] of stars)
    for (const [at, { caller }] of raters.entries())
      await caller.request(ratings.rateGame, {
        params: { game },
        body: { stars: given[at] ?? null },
      });
}
