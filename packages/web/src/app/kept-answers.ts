/**
 * Keeps answers that pages have read in the session's storage, by the names of specification §3. A page that is opened
 * again can then draw something before the server answers. Loaded when a person begins to use the page; nothing waits
 * for it.
 */
import type { Activity } from '@wl/contract/activities';
import type { Market } from '@wl/contract/market';
import type { Mission } from '@wl/contract/missions';
import type { Passport } from '@wl/contract/passport';
import type { Playlist } from '@wl/contract/playlists';
import type { Settings } from '@wl/contract/settings';
import { closeReasons } from '@wl/world/casino/closing';
import { queryClient } from './api.ts';
import {
  type CachedName,
  readCached,
  type SessionName,
  writeCached,
  writeSession,
} from './storage.ts';

/** The parts of a query that are needed here. */
interface Kept {
  queryKey: readonly unknown[];
  state: { data?: unknown };
}

type Entries = Partial<Record<CachedName, unknown>>;

/** Answers stored as one entry, by the first part of their key: the path of the call. */
export const wholeAnswers: Readonly<Record<string, CachedName>> = {
  '/wallet/methods': 'paymentLogos',
  '/campaign-gifts/:id': 'playerBonus',
  '/travel-bag/get-my-travel-bag': 'myBonusBag',
  '/notifications': 'notifications',
  '/player/get-player-skill': 'playerSkill',
  '/player/recently-played-games': 'recentlyPlayedGames',
  '/lobby/banners': 'banners',
  '/wallet/transactions': 'transactions',
  '/wallet/cashier-limits': 'cashierLimits',
  '/wallet/transactions/totals': 'financialAggregation',
  '/player/get-player-level': 'playerLevel',
  '/achievements': 'playerAchievements',
  '/travel': 'player10Cities',
};

/** Answers stored as several entries, or as part of one. */
export const partedAnswers: Readonly<Record<string, (data: never, id: string) => Entries>> = {
  '/settings': ({ offers }: Settings) => ({ receiveOfferStatus: offers ? 1 : 0, closeReasons }),
  '/passport': ({ passport }: Passport) => ({ status: passport }),
  '/player/city/:id/missions/:page': ([first]: Mission[]) => ({ firstCityMission: first }),
  '/marketplace': ({ items, featured }: Market) => ({
    marketplaceFeatured1: items.find(({ slug }) => slug === featured.first),
    marketplaceFeatured2: items.find(({ slug }) => slug === featured.second),
    bonusItemsDescription: Object.fromEntries(items.map(({ slug, terms }) => [slug, terms])),
  }),
  '/playlist/all': (lists: Playlist[]) => ({
    casinoFloorPlaylists: lists.filter(({ kind }) => kind === 'house'),
    myJourneyPlaylist: lists.filter(({ kind }) => kind === 'member'),
  }),
  '/playlists/:id/games': (games: unknown[], id) => ({
    playlistGames: { ...readCached<Record<string, unknown>>('playlistGames'), [id]: games },
  }),
  '/activities': (list: Activity[]) => ({
    activities: list,
    dates: [...new Set(list.map(({ at }) => at.slice(0, '2026-11-27'.length)))],
  }),
};

/** Answers with a separate name in the browser's storage (specification §3, "Browser storage"). */
export const ownNames: Readonly<Record<string, SessionName>> = {
  '/travel-bag/acquire-travel-bag/all': 'acquireTravelBags',
  '/play/games/:slug/profile': 'gameProfile',
};

function keep({ queryKey: [of, given], state: { data: answer } }: Kept): void {
  const path = String(of);
  // A game's figures come from a file, not from a call.
  if (path === 'game-stats') return writeCached('gameStats', answer);
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return;
  const { data } = answer;
  const whole = wholeAnswers[path];
  if (whole) writeCached(whole, data);
  const own = ownNames[path];
  if (own) writeSession(own, data);
  const { id } = (given as { params?: { id?: string } } | undefined)?.params ?? {};
  const parts = partedAnswers[path]?.(data as never, id ?? '');
  for (const [name, value] of Object.entries(parts ?? {})) writeCached(name as CachedName, value);
}

/**
 * Keeps every answer already in the cache and every later one.
 * @returns a function that stops it
 */
export function keepAnswers(): () => void {
  const cache = queryClient.getQueryCache();
  // Nothing sets another factor yet: it starts at −1 (§4).
  writeCached('factor', -1);
  for (const query of cache.getAll()) keep(query);
  return cache.subscribe((event) => {
    // An answer that arrives after sign-out belongs to a query that the cache no longer contains.
    const isThere = cache.get(event.query.queryHash) === event.query;
    if (event.type === 'updated' && event.action.type === 'success' && isThere) keep(event.query);
  });
}

/** Returns the value kept under a name in the form of a call's answer: a page draws it until the next answer arrives. */
export function keptAnswer<Data>(name: CachedName): { data: Data } | undefined {
  const data = readCached<Data>(name);
  return data === undefined ? undefined : { data };
}
