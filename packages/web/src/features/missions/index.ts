/** Functions and queries that other features can use. */
import { queryClient } from '../../app/api.ts';
import { reconnected } from './realtime.ts';

/** Refetches the missions after the member has moved to another city, because every city has its own missions. */
export const refreshMissions = (): void => reconnected({ client: queryClient });

export { namesQuery } from './api.ts';
export { arrivalProgress } from './loaders/arrival-progress.ts';
export { homeItinerary } from './loaders/home-itinerary.ts';
export { missionsTab } from './loaders/missions-tab.ts';
export { stripMission } from './loaders/strip-mission.ts';
export { actionReports } from './loaders/report-action.ts';
