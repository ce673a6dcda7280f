/**
 * What the browser keeps, by the names of specification §3. Signing out clears what is a member's, also what games keep under names of
 * their own (`memberPrefixes`).
 */

/** Kept until somebody removes it. */
export const localNames = [
  'auth_token',
  'ibp-language',
  'affiliate_token',
  /** When that link was followed, in milliseconds: it counts for thirty days. */
  'affiliate_token_at',
  'player',
  'current_city',
  /** Nickname and e-mail of the last member on this device, for the sign-in HUD. Not cleared at sign-out. */
  'known-player',
  /** The notice about cookies and storage was understood on this device. */
  'storage-notice',
] as const;
export type LocalName = (typeof localNames)[number];

/** Kept for this browser session. `player-storage` holds the cached session data. */
export const sessionNames = [
  'player-storage',
  'footer',
  'advancedFilter',
  'wallet',
  'playerHudStatus',
  'acquireTravelBags',
  'gameProfile',
  /** Draft of the registration: it survives a reload. */
  'passport-draft',
  /** Where a visitor wanted to go when the login gate stopped them. */
  'wanted-destination',
] as const;
export type SessionName = (typeof sessionNames)[number];

/** Cached session data (specification §3), inside `player-storage`. */
export type CachedName =
  | 'receiveOfferStatus'
  | 'paymentLogos'
  | 'gameStats'
  | 'news'
  | 'playerBonus'
  | 'myBonusBag'
  | 'wallet'
  | 'firstCityMission'
  | 'status'
  | 'notifications'
  | 'playerSkill'
  | 'recentlyPlayedGames'
  | 'currentCity'
  | 'closeReasons'
  | 'selfExclusions'
  | 'banners'
  | 'casinoFloorPlaylists'
  | 'transactions'
  | 'cashierLimits'
  | 'financialAggregation'
  | 'activities'
  | 'dates'
  | 'currentPlayer'
  | 'myJourneyPlaylist'
  | 'playerLevel'
  | 'playerAchievements'
  | 'player10Cities'
  | 'marketplaceFeatured1'
  | 'marketplaceFeatured2'
  | 'factor'
  | 'playerHudStatus'
  | 'bonusItemsDescription'
  | 'playlistGames';

/** Private windows of some browsers throw on any access: then nothing is kept, and nothing breaks. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

export const readLocal = (name: LocalName): string | null =>
  attempt(() => localStorage.getItem(name)) ?? null;
export const writeLocal = (name: LocalName, value: string): void => {
  attempt(() => {
    localStorage.setItem(name, value);
  });
};
export const removeLocal = (name: LocalName): void => {
  attempt(() => {
    localStorage.removeItem(name);
  });
};

/** Reads JSON; what cannot be read any more counts as empty. The shape is the writer's word. */
export function readLocalJson<T>(name: LocalName): T | undefined {
  return attempt(() => JSON.parse(localStorage.getItem(name) ?? '') as T);
}
export function readSession<T>(name: SessionName): T | undefined {
  return attempt(() => JSON.parse(sessionStorage.getItem(name) ?? '') as T);
}
export function writeSession(name: SessionName, value: unknown): void {
  attempt(() => {
    sessionStorage.setItem(name, JSON.stringify(value));
  });
}
export function removeSession(name: SessionName): void {
  attempt(() => {
    sessionStorage.removeItem(name);
  });
}

type CachedData = Partial<Record<CachedName, unknown>>;

export function readCached<T>(name: CachedName): T | undefined {
  return readSession<CachedData>('player-storage')?.[name] as T | undefined;
}

export function writeCached(name: CachedName, value: unknown): void {
  writeSession('player-storage', {
    ...readSession<CachedData>('player-storage'),
    [name]: value,
  });
}

/** Names that end with a member or a game (features/play): bets without an answer, last bets, results at tables, game windows. */
const memberPrefixes = ['wl-open-round/', 'wl-last-bet/', 'wl-results/', 'wl-windows/'];
/** Windows of games that a visitor plays for fun. */
const VISITORS_WINDOWS = 'wl-windows/visitor/';

function removePrefixed(storageOf: () => Storage): void {
  attempt(() => {
    const storage = storageOf();
    const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
    for (const name of names) {
      const isMembers = memberPrefixes.some((prefix) => name.startsWith(prefix));
      if (isMembers && !name.startsWith(VISITORS_WINDOWS)) storage.removeItem(name);
    }
  });
}

/** What a tab keeps of its member. */
export function clearTabData(): void {
  for (const name of sessionNames) if (name !== 'wanted-destination') removeSession(name);
  removePrefixed(() => sessionStorage);
}

/** Everything that belongs to a member; language and affiliate token belong to the device. */
export function clearMemberData(): void {
  removeLocal('auth_token');
  removeLocal('player');
  removeLocal('current_city');
  removePrefixed(() => localStorage);
  clearTabData();
}
