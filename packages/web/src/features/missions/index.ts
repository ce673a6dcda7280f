import { queryClient } from '../../app/api.ts';
import { reconnected } from './realtime.ts';

/** Refetches the missions after a change of city, because every city has its own board. */
export const refreshMissions = (): void => reconnected({ client: queryClient });

export { ArrivalProgress } from './components/arrival-progress.tsx';
