import type { Clerk } from '@wl/contract/office/staff';
import { useSyncExternalStore } from 'react';

/**
 * Key of the staff token in session storage, which is separate for each tab. A session also requires the HttpOnly
 * cookie.
 */
const tokenKey = 'staff_token';

export const staffToken = (): string | null => sessionStorage.getItem(tokenKey);

const watchers = new Set<() => void>();
let isRefused = false;

function setRefused(now: boolean): void {
  if (now === isRefused) return;
  isRefused = now;
  for (const listener of watchers) listener();
}

export function keepToken(token: string): void {
  sessionStorage.setItem(tokenKey, token);
  setRefused(false);
}

export function forgetToken(): void {
  sessionStorage.removeItem(tokenKey);
  setRefused(false);
}

/** Records that the server has rejected `token`. Does nothing if `token` is no longer the current token. */
export function noteRefused(token: string | null): void {
  if (token !== null && token === staffToken()) setRefused(true);
}

function watch(listener: () => void): () => void {
  watchers.add(listener);
  return () => watchers.delete(listener);
}

/** Returns true if the session ended while the page was open, because of inactivity or a sign-in in another tab. */
export const useIsRefused = (): boolean => useSyncExternalStore(watch, () => isRefused);

const forbiddenWatchers = new Set<() => void>();

/**
 * Reports that the server refused an action that the page offered. The usual cause is that an owner has changed this
 * clerk's roles since the page loaded them.
 */
export function noteForbidden(): void {
  for (const listener of forbiddenWatchers) listener();
}

/**
 * Calls `listener` whenever the server rejects a call as forbidden.
 * @returns a function that unsubscribes
 */
export function onForbidden(listener: () => void): () => void {
  forbiddenWatchers.add(listener);
  return () => {
    forbiddenWatchers.delete(listener);
  };
}

export function may(clerk: Clerk, permission: string): boolean {
  return clerk.permissions.includes(permission);
}
