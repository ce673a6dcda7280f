import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import type { Deps } from '../deps.ts';

/** Nonce, tag and key sizes of AES-256-GCM in bytes (NIST SP 800-38D). */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** Purpose of an encrypted file. Each purpose has its own key. */
type FileUse = 'passport.files' | 'chat.files' | 'tickets.files' | 'support.emails';

interface FileKey {
  id: string;
  key: Buffer;
}

/**
 * Derives the file key for a purpose from an installation's secret (HKDF-SHA-256, RFC 5869). Also returns a key id that
 * does not reveal the key.
 */
function keyFrom(secret: Buffer, use: FileUse): FileKey {
  const key = Buffer.from(hkdfSync('sha256', secret, '', use, KEY_BYTES));
  return { id: createHash('sha256').update(key).digest('hex').slice(0, 16), key };
}

const keysOf = ({ config }: Pick<Deps, 'config'>, use: FileUse): [FileKey, ...FileKey[]] => [
  keyFrom(config.appSecret, use),
  ...config.appSecretsBefore.map((secret) => keyFrom(secret, use)),
];

/**
 * Database row to which a file belongs. The encryption is bound to this row: in any other row, the file cannot be
 * decrypted.
 */
export interface Place {
  use: FileUse;
  /** Id of the document, conversation or ticket to which the file belongs. */
  recordId: string;
  fileId: string;
}

const boundTo = ({ recordId, fileId }: Place) => Buffer.from(`${recordId} ${fileId}`);

/** Encrypts a file's contents with the newest key. `sealed` is the nonce, the tag and the ciphertext, in this order. */
export function sealFile(
  deps: Pick<Deps, 'config'>,
  place: Place,
  contents: Buffer,
): { key_id: string; sealed: Buffer } {
  const [{ id, key }] = keysOf(deps, place.use);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(boundTo(place));
  const text = Buffer.concat([cipher.update(contents), cipher.final()]);
  return { key_id: id, sealed: Buffer.concat([nonce, cipher.getAuthTag(), text]) };
}

/**
 * Decrypts a file's contents.
 * @throws Error if the key `key_id` cannot be derived from this installation's secrets, or if the row was changed or
 *   moved
 */
export function openFile(
  deps: Pick<Deps, 'config'>,
  place: Place,
  { key_id, sealed }: { key_id: string; sealed: Buffer },
): Buffer {
  const key = keysOf(deps, place.use).find(({ id }) => id === key_id)?.key;
  if (!key) throw new Error(`no APP_SECRET of this installation gives the key ${key_id}`);
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES));
  decipher.setAAD(boundTo(place));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = sealed.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(text), decipher.final()]);
}

/**
 * Returns a hash that identifies duplicate uploads. The hash is keyed, because a plain hash would let anyone who has the
 * same file and can read the table find out which member uploaded it.
 */
export function contentHash(
  deps: Pick<Deps, 'config'>,
  fields: readonly string[],
  files: readonly Buffer[],
): Buffer {
  const hmac = createHmac('sha256', deps.config.appSecret).update('passport.content\0');
  hmac.update(JSON.stringify(fields));
  for (const file of files) hmac.update(createHash('sha256').update(file).digest());
  return hmac.digest();
}
