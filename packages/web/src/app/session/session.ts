/**
 * Manages the signed-in member's session and the login gate (specification §4). The bearer token is stored in
 * `auth_token`. The player and the city are read from storage, and fetched only if they are missing.
 */
import type { Player } from '@wl/contract/members';
import type { HudStatus } from '@wl/contract/journey';
import { create } from 'zustand';
import { forgetAffiliateToken } from './affiliate.ts';
import { isOwnPath } from '../own-path.ts';
import { ApiError, onTrouble, request } from '../request.ts';
import {
  clearMemberData,
  readLocal,
  readLocalJson,
  readSession,
  removeSession,
  writeCached,
  writeLocal,
  writeSession,
} from './storage.ts';

export type City = HudStatus['city'];
export type { Player } from '@wl/contract/members';

interface SessionState {
  status: 'visitor' | 'member';
  player: Player | undefined;
  city: City | undefined;
}

export const useSession = create<SessionState>(() => ({
  status: 'visitor',
  player: undefined,
  city: undefined,
}));

/** Time in ms for which a successful session check remains valid, so that not every navigation sends a request. */
const CHECK_VALID_MS = 60_000;
/**
 * Time at which the server last confirmed the session. NaN before the first confirmation after startup or after the end
 * of a session.
 */
let checkedAtMs = Number.NaN;

export const hasToken = (): boolean => readLocal('auth_token') !== null;

/** Resumes a stored session. Called once at startup, before the first page is shown. */
export function resumeSession(): void {
  if (!hasToken()) return;
  const player = readLocalJson<Player>('player');
  setSession(player, readLocalJson<City>('current_city'));
}

function setSession(player: Player | undefined, city: City | undefined): void {
  useSession.setState({ status: hasToken() ? 'member' : 'visitor', player, city });
  if (city) document.documentElement.dataset['city'] = city.id;
  else delete document.documentElement.dataset['city'];
}

/** Stores the player's changed data, for example after the e-mail address is confirmed or the nickname changes. */
export function storePlayer(player: Player): void {
  writeLocal('player', JSON.stringify(player));
  writeLocal('known-player', JSON.stringify({ nickname: player.nickname, email: player.email }));
  writeCached('currentPlayer', player);
  setSession(player, useSession.getState().city);
}

export function storeCity(city: City): void {
  writeLocal('current_city', JSON.stringify(city));
  writeCached('currentCity', city);
  setSession(useSession.getState().player, city);
}

/** Starts the session from the response to a sign-in or registration. */
export function beginSession(
  answer: { auth_token: string; player: Player; current_city: City },
  how: 'signed-in' | 'registered',
): void {
  writeLocal('auth_token', answer.auth_token);
  // Delete the affiliate token, because it is valid for only one registration (specification §7).
  if (how === 'registered') forgetAffiliateToken();
  storePlayer(answer.player);
  storeCity(answer.current_city);
  checkedAtMs = performance.now();
}

/**
 * Deletes the member's data on this device. Sends no sign-out request: either `signOutHere` has already sent one, or
 * the server has ended the session.
 */
export function endSession(): void {
  clearMemberData();
  checkedAtMs = Number.NaN;
  setSession(undefined, undefined);
}

/**
 * True while the sign-out request is in flight. Prefetching a link must not check the session during this time, because
 * the session is about to end.
 */
let isLeaving = false;

/** Signs out here and on the server. Deletes the member's data from this device even if the server is unreachable. */
export async function signOutHere(): Promise<void> {
  isLeaving = true;
  try {
    const { signOut } = await import('@wl/contract/members');
    await request(signOut, {});
  } catch {
    // Ignore the error, because the session on the server expires on its own and `endSession` deletes the token.
  }
  endSession();
  isLeaving = false;
}

export type GateVerdict = 'open' | 'visitor' | 'unconfirmed';

/**
 * Returns true if a failure does not reveal whether the session is valid: no network, too many requests, or a server
 * error.
 */
const isTemporary = ({ status }: ApiError) => status === 0 || status === 429 || status >= 500;

/**
 * Runs the login gate: calls `/auth/check`, then stores the player or ends the session.
 * @throws ApiError if the server cannot check the session now
 */
export async function passGate(guard: 'member' | 'confirmed'): Promise<GateVerdict> {
  if (!hasToken() || isLeaving) return 'visitor';
  const fresh = performance.now() - checkedAtMs < CHECK_VALID_MS;
  if (!fresh || !useSession.getState().player) {
    try {
      const { checkAuth } = await import('@wl/contract/members');
      storePlayer((await request(checkAuth, {})).data.player);
      checkedAtMs = performance.now();
    } catch (error) {
      if (!(error instanceof ApiError) || isTemporary(error)) throw error;
      endSession();
      return 'visitor';
    }
  }
  await needCity();
  if (guard === 'confirmed' && !useSession.getState().player?.email_confirmed) return 'unconfirmed';
  return 'open';
}

/** Loads the current city from the server if it is not stored. Ignores failures (specification §8). */
async function needCity(): Promise<void> {
  if (useSession.getState().city) return;
  try {
    const { currentCity } = await import('@wl/contract/journey');
    storeCity((await request(currentCity, {})).data);
  } catch {
    // Ignore a failed request. The HUD then shows no city until a realtime event provides one.
  }
}

/** Stores the path of the page to open after the visitor has signed in. */
export const wantDestination = (href: string): void => {
  writeSession('wanted-destination', href);
};

/** Returns the stored path of the page to open after sign-in, without deleting it. */
export const wantedDestination = (): string | undefined =>
  readSession<string>('wanted-destination');

/**
 * Returns the path to open after sign-in, and removes it from session storage. Accepts only paths of this application.
 * The default is `/`.
 */
export function takeDestination(): string {
  const href = wantedDestination();
  removeSession('wanted-destination');
  return href && isOwnPath(href) ? href : '/';
}

/**
 * Ends the session on this device as soon as a response reports that the server has ended it. Returns a function that
 * stops listening.
 */
export function followServer(onSignedOut: () => void): () => void {
  return onTrouble((error, call) => {
    if (error.status !== 401 || error.code !== 'auth.signed_out') return;
    if (call.path === '/auth/check' || !hasToken()) return;
    endSession();
    onSignedOut();
  });
}
