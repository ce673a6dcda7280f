import { Worker } from 'node:worker_threads';
import type { DrandChain } from '@wl/games/fairness/beacon';

export interface SignatureData {
  publicKey: string;
  round: number;
  signature: string;
}

/**
 * Returns true if a signature is the beacon's signature of a round. Verification takes up to a second, so it runs in a
 * worker thread. On the main thread, it would prevent table owners from renewing their leases.
 */
export function isGenuine(
  { publicKey }: DrandChain,
  round: number,
  signature: string,
): Promise<boolean> {
  const workerData: SignatureData = { publicKey, round, signature };
  return new Promise((resolve, reject) => {
    const script = new URL('./check-signature-worker.ts', import.meta.url);
    const worker = new Worker(script, { workerData, execArgv: [], env: {} });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the verification of a signature failed')));
  });
}
