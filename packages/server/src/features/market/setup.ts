import type { BonusTerms } from '@wl/world/bonuses/kind';
import type { Deps } from '../../platform/deps.ts';
import { marketItems } from '../bag/index.ts';
import { currentEditions } from './editions.ts';
import { RECKON_LABELS, reckonLabels } from './labels.ts';

export function setup(deps: Deps): void {
  marketItems.provide(currentEditions);
  deps.jobs.task<{ terms: BonusTerms }>(RECKON_LABELS, async ({ terms }) => {
    await reckonLabels(deps, terms);
  });
}
