/** What other features may use of the missions. */
export { judgeEvent as judgeForMissions, type Judged, registeredCity } from './judge-event.ts';
export { toErrand, toMission } from './present.ts';
export { findStandings as missionStandings, findStamps as stampsOf } from './repository.ts';
export type { Standing as MissionStanding } from './rules.ts';
