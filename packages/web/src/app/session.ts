/**
 * Who is signed in, and the login gate (specification §4). The bearer token lives in `auth_token`; player and city are
 * read from storage first and fetched only if empty.
 */
import type { Player } from '@wl/contract/members';
import type { HudStatus } from '@wl/contract/journey';
import { create } from 'zustand';
import { forgetAffiliateToken } from './affiliate.ts';
import { isOwnPath } from './own-path.ts';
import { ApiError, onTrouble, request } from './request.ts';
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

/** How long a passed check counts: walking between pages does not ask the server each time. */
const CHECK_VALID_MS = 60_000;
/** When the server last confirmed the session; NaN: not since the start, or since the session ended. */
let checkedAtMs = Number.NaN;

export const hasToken = (): boolean => readLocal('auth_token') !== null;

/** Called once at the start, before the first page: takes up a session that storage remembers. */
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

/** Stores a changed player (confirmed, verified, renamed). */
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

/** After sign-in or registration: what the server answered becomes the session. */
export function beginSession(
  answer: { auth_token: string; player: Player; current_city: City },
  how: 'signed-in' | 'registered',
): void {
  writeLocal('auth_token', answer.auth_token);
  // The token of the link that brought this visitor has done its work (specification §7).
  if (how === 'registered') forgetAffiliateToken();
  storePlayer(answer.player);
  storeCity(answer.current_city);
  checkedAtMs = performance.now();
}

/** Forgets the member on this device. The server is told by `signOut`, or it told us. */
export function endSession(): void {
  clearMemberData();
  checkedAtMs = Number.NaN;
  setSession(undefined, undefined);
}

/** While the server is told: a link under the pointer that is fetched ahead must not ask for a session that just ended. */
let isLeaving = false;

/** Signs out here and at the server; this device forgets the member even when the server cannot be reached. */
export async function signOutHere(): Promise<void> {
  isLeaving = true;
  try {
    const { signOut } = await import('@wl/contract/members');
    await request(signOut, {});
  } catch {
    // The token is dropped below; the server's copy ends by its own time limit.
  }
  endSession();
  isLeaving = false;
}

export type GateVerdict = 'open' | 'visitor' | 'unconfirmed';

/** The login gate: asks `/auth/check`, stores the player, or forgets the session. Throws when the server is out of reach. */
export async function passGate(guard: 'member' | 'confirmed'): Promise<GateVerdict> {
  if (!hasToken() || isLeaving) return 'visitor';
  const fresh = performance.now() - checkedAtMs < CHECK_VALID_MS;
  if (!fresh || !useSession.getState().player) {
    try {
      const { checkAuth } = await import('@wl/contract/members');
      storePlayer((await request(checkAuth, {})).data.player);
      checkedAtMs = performance.now();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) throw error;
      endSession();
      return 'visitor';
    }
  }
  await needCity();
  if (guard === 'confirmed' && !useSession.getState().player?.email_confirmed) return 'unconfirmed';
  return 'open';
}

/** The current city: from storage, else from the server; a failure is silent (specification §8). */
async function needCity(): Promise<void> {
  if (useSession.getState().city) return;
  try {
    const { currentCity } = await import('@wl/contract/journey');
    storeCity((await request(currentCity, {})).data);
  } catch {
    // The HUD shows no city until its own news brings one.
  }
}

/** Keeps where a visitor wanted to go, for after sign-in. */
export const wantDestination = (href: string): void => {
  writeSession('wanted-destination', href);
};

/** Where a visitor wanted to go, without forgetting it. */
export const wantedDestination = (): string | undefined =>
  readSession<string>('wanted-destination');

/** Where to go after sign-in; asked once. Only paths of our own. */
export function takeDestination(): string {
  const href = wantedDestination();
  removeSession('wanted-destination');
  return href && isOwnPath(href) ? href : '/';
}

/** A session that the server ended is ended here too. Answers a function that stops listening. */
export function followServer(onSignedOut: () => void): () => void {
  return onTrouble((error, call) => {
    if (error.status !== 401 || error.code !== 'auth.signed_out') return;
    if (call.path === '/auth/check' || !hasToken()) return;
    endSession();
    onSignedOut();
  });
}
