import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import { SIGNATURE_PATTERN } from './beacon.ts';

/** Domain separation tag for hashing to the curve, as prescribed by the scheme `bls-unchained-g1-rfc9380`. */
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/** Returns the point that a beacon signs for a round: the hash of the round's number as 8 bytes, big-endian. */
export function pointOfRound(round: number) {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return bls12_381.shortSignatures.hash(sha256(bytes), DOMAIN);
}

/**
 * Returns true if a signature is the beacon's signature of a round. The first call takes up to a second of CPU time, so
 * a server must call this function in a separate thread.
 * @param publicKey compressed point of the group G2, as hex
 * @param signature compressed point of the group G1, as hex
 */
export function isBeaconSignature(publicKey: string, round: number, signature: string): boolean {
  if (!SIGNATURE_PATTERN.test(signature) || !Number.isSafeInteger(round) || round < 1) return false;
  try {
    const { shortSignatures } = bls12_381;
    return shortSignatures.verify(
      hexToBytes(signature),
      pointOfRound(round),
      hexToBytes(publicKey),
    );
  } catch {
    // The library throws if the bytes are not a point of the group.
    return false;
  }
}
