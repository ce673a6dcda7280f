import type { Deps } from '../../platform/deps.ts';
import { addAuditChecks } from '../ledger/index.ts';
import { figureChecks } from './audit-figures-repository.ts';
import { wagerChecks } from './audit-repository.ts';

export function setup(deps: Deps): void {
  addAuditChecks(deps, [...wagerChecks, ...figureChecks]);
}
