import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { port } from '../../platform/port.ts';

/** Port that returns the dealer of a table; undefined if there is no such table. */
export const dealerAt = port<
  [deps: Deps, table: string],
  Promise<{ isDealt: boolean; dealerId: string | null } | undefined>
>('the dealer of a table');
dealerAt.provide(async () => ({ isDealt: false, dealerId: null }));

/** Returns true if a person deals this table. */
export async function isDealtTable(deps: Deps, table: string): Promise<boolean> {
  return (await dealerAt(deps, table))?.isDealt === true;
}

/** Returns true if the clerk has the open shift at a table. */
export async function dealsAt(deps: Deps, table: string, clerkId: string): Promise<boolean> {
  return (await dealerAt(deps, table))?.dealerId === clerkId;
}

/**
 * Checks that a person deals this table.
 * @throws DomainError tables.unknown · tables.not_dealt
 */
export async function checkDealt(deps: Deps, table: string): Promise<void> {
  const found = await dealerAt(deps, table);
  if (!found) throw new DomainError('tables.unknown');
  if (!found.isDealt) throw new DomainError('tables.not_dealt');
}

/**
 * Checks that the clerk has the open shift at a table.
 * @throws DomainError tables.unknown · tables.not_dealt · tables.no_shift · tables.not_your_shift
 */
export async function checkDeals(deps: Deps, table: string, clerkId: string): Promise<void> {
  await checkDealt(deps, table);
  const found = await dealerAt(deps, table);
  if (found?.dealerId == null) throw new DomainError('tables.no_shift');
  if (found.dealerId !== clerkId) throw new DomainError('tables.not_your_shift');
}
