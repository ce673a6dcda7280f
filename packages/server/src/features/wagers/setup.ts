import type { Deps } from '../../platform/deps.ts';
import { stakesOfItems as stakesOfItemsPort } from '../bag/index.ts';
import { addAuditChecks } from '../ledger/index.ts';
import { figureChecks } from './audit-figures-repository.ts';
import { wagerChecks } from './audit-repository.ts';
import { stakesOfItems } from './open-rounds-repository.ts';

export function setup(deps: Deps): void {
  stakesOfItemsPort.provide(stakesOfItems);
  addAuditChecks(deps, [...wagerChecks, ...figureChecks]);
}
