import type { TestProject } from 'vitest/node';
import { startServers } from './testing-global.ts';
import { postgres15 } from './testing-postgres-15.ts';

/** PostgreSQL 15 for each of vitest's workers: what outside databases may be at the oldest. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return startServers(project, 'pg15', postgres15());
}
