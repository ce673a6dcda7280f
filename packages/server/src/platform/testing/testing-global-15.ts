import type { TestProject } from 'vitest/node';
import { startServers } from './testing-global.ts';
import { postgres15 } from './testing-postgres-15.ts';

/** Starts PostgreSQL 15, the oldest supported version of an external database, for each of vitest's workers. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return startServers(project, 'pg15', postgres15());
}
