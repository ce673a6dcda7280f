/** Tests that API responses are stored under the names that specification §3 defines. */
import { achievements } from '@wl/contract/achievements';
import { activities } from '@wl/contract/activities';
import { myTravelBag } from '@wl/contract/bag';
import { gift } from '@wl/contract/campaigns';
import { playerLevel } from '@wl/contract/journey-levels';
import { playerSkill } from '@wl/contract/journey-skills';
import { lobbyBanners, recentlyPlayed } from '@wl/contract/lobby';
import { market } from '@wl/contract/market';
import { acquirableBags } from '@wl/contract/members';
import { cityMissions } from '@wl/contract/missions';
import { notifications } from '@wl/contract/notifications';
import { getPassport } from '@wl/contract/passport';
import { gameProfile } from '@wl/contract/play-games';
import { allPlaylists, playlistGames } from '@wl/contract/playlists';
import { getSettings } from '@wl/contract/settings';
import { gates } from '@wl/contract/travel';
import { cashierLimits, paymentMethods } from '@wl/contract/wallet';
import { transactions, transactionTotals } from '@wl/contract/wallet-transactions';
import { closeReasons } from '@wl/world/casino/closing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { queryClient } from '../api.ts';
import { keepAnswers, keptAnswer, ownNames, partedAnswers, wholeAnswers } from './kept-answers.ts';
import { type CachedName, readCached, readSession } from './storage.ts';

let stop = () => {};
beforeEach(() => {
  sessionStorage.clear();
  queryClient.clear();
});
afterEach(() => stop());

const whole = [
  paymentMethods,
  gift,
  myTravelBag,
  notifications,
  playerSkill,
  recentlyPlayed,
  lobbyBanners,
  transactions,
  cashierLimits,
  transactionTotals,
  playerLevel,
  achievements,
  gates,
];
const parted = [
  getSettings,
  getPassport,
  cityMissions,
  market,
  allPlaylists,
  playlistGames,
  activities,
];
const pathsOf = (calls: readonly { path: string }[]) => calls.map(({ path }) => path).sort();

/** Stores a response in the query cache under the key that a page's query uses. */
const answered = ({ path }: { path: string }, data: unknown, id?: string) =>
  queryClient.setQueryData([path, id === undefined ? {} : { params: { id } }], { data });

test('the stored responses have the paths of the contract', () => {
  expect(Object.keys(wholeAnswers).sort()).toEqual(pathsOf(whole));
  expect(Object.keys(partedAnswers).sort()).toEqual(pathsOf(parted));
  expect(Object.keys(ownNames).sort()).toEqual(pathsOf([gameProfile, acquirableBags]));
});

test('a response is stored under its specified name and can be read back for a page', () => {
  stop = keepAnswers();
  for (const call of whole) answered(call, [call.path]);
  for (const { path } of whole)
    expect(readCached(wholeAnswers[path] as CachedName)).toEqual([path]);
  expect(keptAnswer('playerLevel')).toEqual({ data: [playerLevel.path] });
  expect(readCached('factor')).toBe(-1);
  answered(acquirableBags, ['pouch']);
  answered(gameProfile, { slug: 'neon-shibuya' });
  expect(readSession('acquireTravelBags')).toEqual(['pouch']);
  expect(readSession('gameProfile')).toEqual({ slug: 'neon-shibuya' });
});

test('a response loaded before storing began is stored as well', () => {
  answered(myTravelBag, { places: 2 });
  expect(readCached('myBonusBag')).toBeUndefined();
  stop = keepAnswers();
  expect(readCached('myBonusBag')).toEqual({ places: 2 });
});

test('some responses are stored as several entries or only in part', () => {
  stop = keepAnswers();
  answered(getSettings, { offers: true });
  answered(getPassport, { passport: 'active' });
  answered(cityMissions, [{ id: 'tokyo.ginza.1' }, { id: 'tokyo.ginza.2' }]);
  const items = ['a', 'b', 'c'].map((slug) => ({ slug, terms: { kind: slug } }));
  answered(market, { items, featured: { first: 'c', second: null } });
  const lists = [
    { id: '1', kind: 'member' },
    { id: '2', kind: 'house' },
  ];
  answered(allPlaylists, lists);
  answered(activities, [
    { at: '2026-11-27T10:00:00Z' },
    { at: '2026-11-27T09:00:00Z' },
    { at: '2026-11-26T09:00:00Z' },
  ]);
  queryClient.setQueryData(['game-stats', 'neon-shibuya'], { spins: 5 });
  expect(readCached('receiveOfferStatus')).toBe(1);
  expect(readCached('closeReasons')).toEqual(closeReasons);
  expect(readCached('status')).toBe('active');
  expect(readCached('firstCityMission')).toEqual({ id: 'tokyo.ginza.1' });
  expect(readCached('marketplaceFeatured1')).toEqual(items[2]);
  expect(readCached('marketplaceFeatured2')).toBeUndefined();
  expect(readCached('bonusItemsDescription')).toMatchObject({ a: { kind: 'a' } });
  expect(readCached('casinoFloorPlaylists')).toEqual([lists[1]]);
  expect(readCached('myJourneyPlaylist')).toEqual([lists[0]]);
  expect(readCached('activities')).toHaveLength(3);
  expect(readCached('dates')).toEqual(['2026-11-27', '2026-11-26']);
  expect(readCached('gameStats')).toEqual({ spins: 5 });
});

test('the games of playlists are stored by playlist id', () => {
  stop = keepAnswers();
  answered(playlistGames, ['x'], 'first');
  answered(playlistGames, ['y'], 'second');
  expect(readCached('playlistGames')).toEqual({ first: ['x'], second: ['y'] });
});

test('a response that arrives after sign-out is not stored', async () => {
  stop = keepAnswers();
  let answer = (_: unknown): void => {};
  const asked = queryClient.fetchQuery({
    queryKey: [myTravelBag.path, {}],
    queryFn: () => new Promise((resolve) => (answer = resolve)),
  });
  queryClient.clear();
  answer({ data: { places: 6 } });
  await asked.catch(() => undefined);
  expect(readCached('myBonusBag')).toBeUndefined();
});
