import type { FastifyInstance } from 'fastify';
import { journeyReplay, journeyRound } from '@wl/contract/office/journey-replay';
import type { Deps } from '../../platform/deps.ts';
import { readOfficeRound } from '../play/index.ts';
import { serveStaffView } from '../staff/index.ts';
import { createShelf } from './checkpoints.ts';
import { readJourney } from './read-journey.ts';

export function routes(app: FastifyInstance, deps: Deps): void {
  const shelf = createShelf();
  serveStaffView(
    app,
    journeyReplay,
    ({ params }) => `member:${params.id}`,
    async ({ params: { id }, query: { topic, from, day } }) => {
      const since = day === undefined ? undefined : new Date(`${day}T00:00:00Z`);
      return { data: await readJourney(deps, shelf, id, { topic, from, since }) };
    },
  );
  serveStaffView(
    app,
    journeyRound,
    ({ params }) => `member:${params.id}`,
    async ({ params: { id, round } }) => ({ data: await readOfficeRound(deps, id, round) }),
  );
}
