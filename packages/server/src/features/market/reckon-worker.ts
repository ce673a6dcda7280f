/** Worker thread that simulates market items, one task at a time (reckon.ts). */
import os from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { economyWarning } from './economy/backing.ts';
import { computeTrueCost } from './economy/compute-true-cost.ts';
import type { Question } from './reckon.ts';

/**
 * Use the lowest priority, so that all other server work takes precedence. On Linux, the priority applies to this
 * thread alone.
 */
if (os.platform() === 'linux') os.setPriority(os.constants.priority.PRIORITY_LOW);

const question = workerData as Question;
parentPort?.postMessage(
  question.kind === 'label'
    ? computeTrueCost(question.terms, question.gambler)
    : economyWarning(question.terms, question.priceCoins, question.withoutBonusMoney),
);
