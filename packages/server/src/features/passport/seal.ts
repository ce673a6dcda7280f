import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import type { Deps } from '../../platform/deps.ts';

/** AES-256-GCM as NIST SP 800-38D has it. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

interface FileKey {
  id: string;
  key: Buffer;
}

/** The key of files that an installation's secret gives (HKDF-SHA-256, RFC 5869), and a name for it that does not tell it. */
function keyFrom(secret: Buffer): FileKey {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'passport.files', KEY_BYTES));
  return { id: createHash('sha256').update(key).digest('hex').slice(0, 16), key };
}

const keysOf = ({ config }: Pick<Deps, 'config'>): [FileKey, ...FileKey[]] => [
  keyFrom(config.appSecret),
  ...config.appSecretsBefore.map(keyFrom),
];

/** Whose file it is: a sealed file moved to another row does not open. */
interface Place {
  documentId: string;
  fileId: string;
}

const boundTo = ({ documentId, fileId }: Place) => Buffer.from(`${documentId} ${fileId}`);

/** Encrypts a file's contents under the newest key: nonce, tag, text. */
export function sealFile(
  deps: Pick<Deps, 'config'>,
  place: Place,
  contents: Buffer,
): { key_id: string; sealed: Buffer } {
  const [{ id, key }] = keysOf(deps);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(boundTo(place));
  const text = Buffer.concat([cipher.update(contents), cipher.final()]);
  return { key_id: id, sealed: Buffer.concat([nonce, cipher.getAuthTag(), text]) };
}

/** @throws Error when no secret of this installation gives the key, or the row was changed or moved */
export function openFile(
  deps: Pick<Deps, 'config'>,
  place: Place,
  { key_id, sealed }: { key_id: string; sealed: Buffer },
): Buffer {
  const key = keysOf(deps).find(({ id }) => id === key_id)?.key;
  if (!key) throw new Error(`no APP_SECRET of this installation gives the key ${key_id}`);
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES));
  decipher.setAAD(boundTo(place));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = sealed.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(text), decipher.final()]);
}

/**
 * What tells whether two uploads are the same: keyed, so that the table does not tell who sent a file that somebody else has.
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
