/**
 * Tests that signing in and out sets and clears the session data in browser storage. The storage keys are defined in
 * specification §3.
 */
import type { HudStatus } from '@wl/contract/journey';
import type { Player } from '@wl/contract/members';
import type { Wallet } from '@wl/contract/wallet';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { receiveHud } from '../hud/status.ts';
import { receiveWallet } from '../hud/wallet.ts';
import { beginSession, type City, endSession, passGate } from './session.ts';
import { answerCalls, refusal } from '../testing-page.ts';
import { readCached, readLocal, readLocalJson, readSession, writeLocal } from './storage.ts';

const player = { id: 'p1', nickname: 'Ada', email: 'ada@mail.example' } as Player;
const city = { id: 'tokyo', name: 'Tokyo' } as City;
const answer = { auth_token: 'token', player, current_city: city };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  writeLocal('affiliate_token', 'friend');
  answerCalls({});
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

test('registration stores token, player and city, and removes the affiliate token', () => {
  beginSession(answer, 'registered');
  expect(readLocal('auth_token')).toBe('token');
  expect(readLocalJson('player')).toEqual(player);
  expect(readLocalJson('current_city')).toEqual(city);
  expect([readCached('currentPlayer'), readCached('currentCity')]).toEqual([player, city]);
  expect(readLocal('affiliate_token')).toBeNull();
});

test('sign-in keeps the affiliate token for the next registration', () => {
  beginSession(answer, 'signed-in');
  expect(readLocal('affiliate_token')).toBe('friend');
});

test('wallet and HUD status are stored under their own names and within player-storage', () => {
  beginSession(answer, 'signed-in');
  const wallet = { version: 1, cash: 500, bonus: 0, coins: 100 } as Wallet;
  const hud = { version: 1, level: 3, city, limits: [] as HudStatus['limits'] } as HudStatus;
  receiveWallet(wallet);
  receiveHud(hud);
  expect([readSession('wallet'), readCached('wallet')]).toEqual([wallet, wallet]);
  expect([readSession('playerHudStatus'), readCached('playerHudStatus')]).toEqual([hud, hud]);
  expect(readSession('player-storage')).toMatchObject({ wallet, playerHudStatus: hud });
});

test('the login gate ends the session only if the server refuses it', async () => {
  let reply = refusal(429, 'request.too_many');
  answerCalls({ 'GET /auth/check': () => reply });
  writeLocal('auth_token', 'token');
  await expect(passGate('member')).rejects.toMatchObject({ status: 429 });
  expect(readLocal('auth_token')).toBe('token');
  reply = refusal(401, 'auth.signed_out');
  expect(await passGate('member')).toBe('visitor');
  expect(readLocal('auth_token')).toBeNull();
});
