/**
 * Software authenticator that creates passkeys and signs with them. Its responses have the same format as a browser's,
 * and tests can request faulty responses.
 */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const text = (bytes: Buffer) => bytes.toString('base64url');

const bytesHead = (major: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
};

/** Encodes small integers, text strings, byte strings and maps as CBOR (RFC 8949). */
function cbor(value: number | string | Buffer | Map<unknown, unknown>): Buffer {
  if (typeof value === 'number') return value >= 0 ? bytesHead(0, value) : bytesHead(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([bytesHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([bytesHead(2, value.length), value]);
  const entries = [...value].flatMap(([key, of]) => [cbor(key as string), cbor(of as string)]);
  return Buffer.concat([bytesHead(5, value.size), ...entries]);
}

/** Encodes a P-256 public key for ECDSA with SHA-256 (ES256) as a COSE key (RFC 9053). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const pairs: [number, number | Buffer][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ];
  return cbor(new Map(pairs));
}

const PRESENT = 1;
const VERIFIED = 4;
const WITH_KEY = 64;

interface Ways {
  origin?: string;
  rpId?: string;
  /** False if the authenticator has not verified the user by fingerprint or PIN. */
  verified?: boolean;
}

/**
 * Creates a simulated passkey authenticator.
 * @param origin origin of the pages for which passkeys are created
 */
export function softAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const own = { origin, rpId: new URL(origin).hostname, verified: true };
  let counter = 0;

  const clientData = (type: string, challenge: string, ways: Ways) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: ways.origin ?? own.origin }));
  const head = ({ rpId = own.rpId, verified = own.verified }: Ways, more: number) => {
    const rest = Buffer.alloc(5);
    rest[0] = PRESENT | (verified ? VERIFIED : 0) | more;
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), rest]);
  };
  const answer = { id: text(id), rawId: text(id), type: 'public-key' as const };

  return {
    id: text(id),
    /** Sets the signature counter. The next signature first increases the counter by one. */
    setCounter: (count: number) => {
      counter = count;
    },
    make(challenge: string, ways: Ways = {}) {
      const length = Buffer.from([id.length >> 8, id.length & 255]);
      const key = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const authData = Buffer.concat([head(ways, WITH_KEY), key]);
      const attestation = new Map<string, string | Buffer | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return {
        ...answer,
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge, ways)),
          attestationObject: text(cbor(attestation)),
          transports: ['internal'],
        },
      };
    },
    use(challenge: string, ways: Ways = {}) {
      counter += 1;
      const data = clientData('webauthn.get', challenge, ways);
      const authenticatorData = head(ways, 0);
      const signature = sign(
        'sha256',
        Buffer.concat([authenticatorData, sha256(data)]),
        privateKey,
      );
      return {
        ...answer,
        response: {
          clientDataJSON: text(data),
          authenticatorData: text(authenticatorData),
          signature: text(signature),
        },
      };
    },
  };
}
