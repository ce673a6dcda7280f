import type { Deps } from '../../platform/deps.ts';
import { keyedHash } from '../../platform/keyed-hash.ts';
import { identityText } from './rules.ts';

/** What recognises a person who registers again: a keyed hash of name, birth date and address (decisions §3). */
export function identityKeyOf(
  deps: Pick<Deps, 'config'>,
  person: Parameters<typeof identityText>[0],
): Buffer {
  return keyedHash(deps, 'members.identity', identityText(person));
}
