import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomnessOf, timeOfRound, type DrandChain } from '@wl/games/fairness/beacon';
import type { Clock } from '../../../platform/clock.ts';

/**
 * Behaviour of a relay:
 * - `honest` sends the beacon's signature of the requested round.
 * - `lying` sends a signature with a different key.
 * - `earlier` sends the signature of the previous round.
 * - `silent` calls `hung` and never responds.
 * - `broken` sends the status 500.
 * - `endless` sends a response that never ends.
 * - `odd` sends `null`.
 */
export type RelayMode = 'honest' | 'lying' | 'earlier' | 'silent' | 'broken' | 'endless' | 'odd';

interface RelayKeys {
  chain: DrandChain;
  sign: (round: number) => string;
  lie: (round: number) => string;
}

/**
 * Starts a relay that serves a beacon over HTTP as drand's relays do. Requests for future rounds get the status 425.
 */
export async function startRelay({ chain, sign, lie }: RelayKeys, clock: Clock) {
  const relay = {
    ...{ url: '', mode: 'honest' as RelayMode, asked: [] as number[], close },
    hung: (): void => undefined,
  };
  const server = createServer((request, reply) => {
    const [, hash, , text] = request.url?.split('/') ?? [];
    const round = Number(text);
    relay.asked.push(round);
    const { mode } = relay;
    if (mode === 'silent') return relay.hung();
    if (mode === 'endless') {
      reply.write('{"signature":"');
      for (let part = 0; part < 20; part++) reply.write('ab'.repeat(500));
      return undefined;
    }
    const isKnown = hash === chain.hash && timeOfRound(chain, round) <= clock.now().getTime();
    if (mode === 'broken' || !isKnown) {
      reply.writeHead(mode === 'broken' ? 500 : 425).end('{}');
      return undefined;
    }
    const signature =
      mode === 'lying' ? lie(round) : mode === 'earlier' ? sign(round - 1) : sign(round);
    const answer =
      mode === 'odd' ? 'null' : { round, randomness: randomnessOf(signature), signature };
    reply.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
    return undefined;
  });
  async function close() {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  relay.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return relay;
}
