/**
 * Return paths of e-mails (VERP). Each contains a signed hash of the recipient's address. To report an address as
 * undeliverable, a sender of bounces must therefore know the return path of an e-mail sent to that address.
 */
import type { Deps } from '../deps.ts';
import { keyedHash, sameHash } from '../keyed-hash.ts';
import { fromBase32, toBase32 } from './base32.ts';
import { addressHash, HASH_BYTES } from './suppressions.ts';

type Signing = Pick<Deps, 'config' | 'clock'>;

const PREFIX = 'bounce+';
const DAY_MS = 86_400_000;
const DAY_BYTES = 2;
const MAC_BYTES = 10;
/**
 * Number of days after an e-mail was sent during which its bounces are accepted. Mail servers give up after five days,
 * but their reports may arrive later.
 */
const LIFETIME_DAYS = 14;

const macOf = (deps: Signing, content: Buffer) =>
  keyedHash(deps, 'email.return_path', content.toString('hex')).subarray(0, MAC_BYTES);

const dayOf = ({ clock }: Signing) => Math.floor(clock.now().getTime() / DAY_MS);

/** Returns the return path for an e-mail: the address to which mail servers send its bounce messages. */
export function returnPath(deps: Signing, to: string, domain: string): string {
  const day = Buffer.alloc(DAY_BYTES);
  day.writeUInt16BE(dayOf(deps));
  const content = Buffer.concat([addressHash(deps, to), day]);
  return `${PREFIX}${toBase32(Buffer.concat([content, macOf(deps, content)]))}@${domain}`;
}

/**
 * Returns the address hash of the e-mail's recipient, read from the return path. Returns undefined if this installation
 * did not create the path, or if the path is too old.
 */
export function recipientOf(deps: Signing, path: string): Buffer | undefined {
  const token = /^bounce\+([a-z2-7]{45})@/.exec(path.toLowerCase())?.[1];
  if (token === undefined) return undefined;
  const bytes = fromBase32(token);
  const content = bytes.subarray(0, HASH_BYTES + DAY_BYTES);
  if (!sameHash(bytes.subarray(content.length), macOf(deps, content))) return undefined;
  const age = dayOf(deps) - content.readUInt16BE(HASH_BYTES);
  return age >= 0 && age <= LIFETIME_DAYS ? content.subarray(0, HASH_BYTES) : undefined;
}
