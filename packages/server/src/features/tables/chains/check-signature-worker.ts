/** Worker thread that verifies one signature of a beacon and then exits. Started by `check-signature.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { isBeaconSignature } from '@wl/games/fairness/beacon-signature';
import type { SignatureData } from './check-signature.ts';

const { publicKey, round, signature } = workerData as SignatureData;
parentPort?.postMessage(isBeaconSignature(publicKey, round, signature));
