/**
 * Realtime server node that runs in a worker thread and adds users to a presence channel. A test terminates the thread
 * without a shutdown, as if the node's process were killed.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { createLogger } from '../log.ts';
import { createRedisBroker } from './broker-redis.ts';

/** Data passed to the worker thread. */
export interface RedisNode {
  url: string;
  channel: string;
  userIds: string[];
  heartbeatMs: number;
  deadAfterMs: number;
}

const { url, channel, userIds, ...times } = workerData as RedisNode;
const broker = createRedisBroker(url, createLogger({ logLevel: 'silent' }), times);
await broker.start(
  () => {},
  () => {},
);
for (const userId of userIds) await broker.join(channel, { userId, info: {} });
parentPort?.postMessage('joined');
