import { getSeeds, rotateSeeds } from '@wl/contract/fairness';
import { getRound } from '@wl/contract/play';
import { queryOf } from '../../app/api.ts';

export const seedsQuery = queryOf(getSeeds, {});
export const roundQuery = (id: string) => queryOf(getRound, { params: { id } });
export { rotateSeeds };
