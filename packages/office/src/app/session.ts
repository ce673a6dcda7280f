import type { Clerk } from '@wl/contract/staff';

/** The staff token lives for the tab only; the HttpOnly cookie beside it is the other half of the session. */
const tokenKey = 'staff_token';

export const staffToken = (): string | null => sessionStorage.getItem(tokenKey);

export function keepToken(token: string): void {
  sessionStorage.setItem(tokenKey, token);
}

export function forgetToken(): void {
  sessionStorage.removeItem(tokenKey);
}

export function may(clerk: Clerk, permission: string): boolean {
  return clerk.permissions.includes(permission);
}
