import type { Deps } from '../../../platform/deps.ts';
import { keyedHash } from '../../../platform/keyed-hash.ts';
import { identityText } from '../rules.ts';

/**
 * Returns the keyed hash of a person's name, birth date and address, which is used to recognise a person who registers
 * again (decisions §3).
 */
export function identityKeyOf(
  deps: Pick<Deps, 'config'>,
  person: Parameters<typeof identityText>[0],
): Buffer {
  return keyedHash(deps, 'members.identity', identityText(person));
}
