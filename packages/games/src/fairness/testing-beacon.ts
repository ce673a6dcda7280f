import { bls12_381 } from '@noble/curves/bls12-381.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { pointOfRound } from './beacon-signature.ts';
import { QUICKNET, type DrandChain } from './beacon.ts';

/** Creates a test beacon with the timing of quicknet and a new key, and a function that signs the beacon's rounds. */
export function testBeacon(): { chain: DrandChain; sign: (round: number) => string } {
  const { shortSignatures } = bls12_381;
  const { secretKey, publicKey } = shortSignatures.keygen();
  const chain = { ...QUICKNET, publicKey: bytesToHex(publicKey.toBytes()) };
  const sign = (round: number) => shortSignatures.sign(pointOfRound(round), secretKey).toHex();
  return { chain, sign };
}
