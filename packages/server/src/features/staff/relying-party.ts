import type { Deps } from '../../platform/deps.ts';

/** Returns whom passkeys are made for: the host of `PUBLIC_URL`, and the origin that its pages have. */
export function relyingPartyOf({ config }: Pick<Deps, 'config'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(config.publicUrl);
  return { id: hostname, origin };
}
