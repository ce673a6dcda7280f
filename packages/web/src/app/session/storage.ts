/**
 * Data stored in the browser, under the names in specification §3. Signing out clears the member's data, including data
 * that games store under their own names.
 */

/** Keys in local storage. Their values are kept until they are removed explicitly. */
export const localNames = [
  'auth_token',
  'ibp-language',
  'affiliate_token',
  /** Time of the click on the affiliate link, in ms since the epoch. The token is valid for thirty days. */
  'affiliate_token_at',
  'player',
  'current_city',
  /**
   * Nickname and e-mail address of the last member who signed in on this device, for the sign-in dialog. Not cleared at
   * sign-out.
   */
  'known-player',
  /**
   * Chat token of a visitor, with the visitor's name and e-mail address. Kept until the visitor discards the
   * conversation or signs in, or the server rejects the token.
   */
  'chat-visitor',
  /** Flag that is set once the notice about cookies and storage has been dismissed on this device. */
  'storage-notice',
] as const;
export type LocalName = (typeof localNames)[number];

/**
 * Keys in session storage, whose values the browser keeps until the tab is closed. `player-storage` contains the cached
 * session data.
 */
export const sessionNames = [
  'player-storage',
  'footer',
  'advancedFilter',
  'wallet',
  'playerHudStatus',
  'acquireTravelBags',
  'gameProfile',
  /** Registration draft, stored so that it survives a reload. */
  'passport-draft',
  /** Page that a visitor tried to open before signing in. */
  'wanted-destination',
] as const;
export type SessionName = (typeof sessionNames)[number];

/** Names of cached session data inside `player-storage` (specification §3). */
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

/**
 * Runs `work` and returns its result, or undefined if storage throws. In private windows, some browsers throw on any
 * access. In that case, nothing is stored, but everything else works.
 */
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

/**
 * Returns a JSON value from local storage, or undefined if it is missing or unreadable. The type `T` is not checked.
 */
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

function removeNamed(kept: 'localStorage' | 'sessionStorage', names: RegExp): void {
  attempt(() => {
    const storage = globalThis[kept];
    for (const name of Object.keys(storage)) if (names.test(name)) storage.removeItem(name);
  });
}

/**
 * Clears a member's data, including pending bets and table results (features/play). Keeps:
 * - the device's data, such as the language, the affiliate token, the last member's name and a visitor's game windows
 * - the page to open after sign-in, and the back-office session
 */
export function clearMemberData(): void {
  removeNamed('localStorage', /^(auth_token|player|current_city)$|^wl-windows\/(?!v)/);
  removeNamed('sessionStorage', /^(?!wanted-d|staff_)/);
}
