import { randomnessOf, SIGNATURE_PATTERN } from '@wl/games/fairness/beacon';
import type { TableSalt } from '../../../platform/config/config-tables.ts';
import { type Beacon, BeaconUnavailable } from './beacon.ts';
import { isGenuine } from './check-signature.ts';

/** Maximum time in ms for a request to one relay. */
const RELAY_MS = 4_000;

/** Function that returns the signal that aborts a request to a relay. */
export type RelayLimit = (relay: string) => AbortSignal;

/** Maximum size of a relay's response in bytes. A valid response has about 250 bytes. */
const MAX_BYTES = 4_096;

/**
 * Creates a beacon that reads rounds from drand's HTTP relays. It queries one relay after another and verifies each
 * signature with the beacon's public key, so that no relay can choose a salt.
 */
export function httpBeacon(
  { relays, chain }: Pick<TableSalt, 'relays' | 'chain'>,
  limit: RelayLimit = () => AbortSignal.timeout(RELAY_MS),
): Beacon {
  return {
    async round(round, stop) {
      const faults: string[] = [];
      for (const relay of relays) {
        if (stop?.aborted) break;
        try {
          const address = `${relay}/${chain.hash}/public/${round}`;
          const signal = stop ? AbortSignal.any([stop, limit(relay)]) : limit(relay);
          const signature = await readSignature(address, signal);
          if (await isGenuine(chain, round, signature))
            return { signature, randomness: randomnessOf(signature) };
          faults.push(`${relay}: the signature is wrong`);
        } catch (error) {
          faults.push(`${relay}: ${reasonOf(error)}`);
        }
      }
      throw new BeaconUnavailable(faults.join('; '));
    },
  };
}

/** Reads the signature of a round from a relay. The response's other fields can be derived from the signature. */
async function readSignature(address: string, signal: AbortSignal): Promise<string> {
  const reply = await fetch(address, { signal, redirect: 'error' });
  if (!reply.ok) throw new Error(`status ${reply.status}`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of reply.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error('the answer is too long');
    chunks.push(chunk);
  }
  const answer = JSON.parse(Buffer.concat(chunks).toString()) as { signature?: unknown } | null;
  const signature = answer?.signature;
  if (typeof signature !== 'string' || !SIGNATURE_PATTERN.test(signature))
    throw new Error('the answer has no signature');
  return signature;
}

/** Returns the message of the error that made a request fail. `fetch` stores the actual error in `cause`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
