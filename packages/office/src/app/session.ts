import type { Clerk } from '@wl/contract/staff';
import { useSyncExternalStore } from 'react';

/** The staff token lives for the tab only; the HttpOnly cookie beside it is the other half of the session. */
const tokenKey = 'staff_token';

export const staffToken = (): string | null => sessionStorage.getItem(tokenKey);

const watchers = new Set<() => void>();
let isRefused = false;

function setRefused(now: boolean): void {
  if (now === isRefused) return;
  isRefused = now;
  for (const tell of watchers) tell();
}

export function keepToken(token: string): void {
  sessionStorage.setItem(tokenKey, token);
  setRefused(false);
}

export function forgetToken(): void {
  sessionStorage.removeItem(tokenKey);
  setRefused(false);
}

/** The house knows no session by this token. What was sent with an older one than today's says nothing. */
export function noteRefused(token: string | null): void {
  if (token !== null && token === staffToken()) setRefused(true);
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

/** Whether the session has ended while the clerk's page is still open: after a long pause, or by a sign-in in another tab. */
export const useIsRefused = (): boolean => useSyncExternalStore(watch, () => isRefused);

const forbiddenWatchers = new Set<() => void>();

/** A call was forbidden that the page offered: an owner has changed this clerk's roles meanwhile. */
export function noteForbidden(): void {
  for (const tell of forbiddenWatchers) tell();
}

/** Calls `tell` after each forbidden call; the returned function ends that. */
export function onForbidden(tell: () => void): () => void {
  forbiddenWatchers.add(tell);
  return () => {
    forbiddenWatchers.delete(tell);
  };
}

export function may(clerk: Clerk, permission: string): boolean {
  return clerk.permissions.includes(permission);
}
