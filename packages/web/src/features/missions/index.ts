import { queryClient } from '../../app/api.ts';
import { reconnected } from './realtime.ts';

/** Asks anew what counts where: another city has a board of its own. */
export const refreshMissions = (): void => reconnected({ client: queryClient });

export { ArrivalProgress } from './components/arrival-progress.tsx';
