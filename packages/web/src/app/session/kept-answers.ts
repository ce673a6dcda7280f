/**
 * Stores responses in session storage, under the keys named in specification §3, so that a page can render before the
 * server responds. No other code may wait for this module, because it is loaded only when someone starts to interact
 * with the page.
 */
import type { Activity } from '@wl/contract/activities';
import type { Market } from '@wl/contract/market';
import type { Mission } from '@wl/contract/missions';
import type { Passport } from '@wl/contract/passport';
import type { Playlist } from '@wl/contract/playlists';
import type { Settings } from '@wl/contract/settings';
import { closeReasons } from '@wl/world/casino/closing';
import { queryClient } from '../api.ts';
import {
  type CachedName,
  readCached,
  type SessionName,
  writeCached,
  writeSession,
} from './storage.ts';

/** Fields of a cached query that `keep` reads. */
interface Kept {
  queryKey: readonly unknown[];
  state: { data?: unknown };
}

type Entries = Partial<Record<CachedName, unknown>>;

/** Storage keys of the responses that are cached whole, by the path of the API call. */
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

/**
 * Functions that return the storage entries for a response, by call path. `wholeAnswers` lists the responses that are
 * stored whole.
 */
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

/**
 * Session-storage keys of the responses that are stored outside `player-storage` (specification §3, "Browser storage"),
 * by call path.
 */
export const ownNames: Readonly<Record<string, SessionName>> = {
  '/travel-bag/acquire-travel-bag/all': 'acquireTravelBags',
  '/play/games/:slug/profile': 'gameProfile',
};

function keep({ queryKey: [of, given], state: { data: answer } }: Kept): void {
  const path = String(of);
  // A game's statistics have no `data` field, because they are loaded from a file and not by an API call.
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
 * Copies existing and future responses with a storage key from the query cache to session storage.
 * @returns a function that stops the copying
 */
export function keepAnswers(): () => void {
  const cache = queryClient.getQueryCache();
  // The specification lists an entry `factor` (§3) with the initial value −1 (§4). No response ever changes it.
  writeCached('factor', -1);
  for (const query of cache.getAll()) keep(query);
  return cache.subscribe((event) => {
    // Ignore a response that arrives after sign-out. Its query is no longer in the cache.
    const isThere = cache.get(event.query.queryHash) === event.query;
    if (event.type === 'updated' && event.action.type === 'success' && isThere) keep(event.query);
  });
}

/** Returns a cached value in the format of a response. A page shows this value until the server's response arrives. */
export function keptAnswer<Data>(name: CachedName): { data: Data } | undefined {
  const data = readCached<Data>(name);
  return data === undefined ? undefined : { data };
}
