/** Functions and types that other features may use. */
export { judgeEvent as judgeForMissions, type Judged, registeredCity } from './judge-event.ts';
export { toErrand, toMission } from './present.ts';
export { findStandings as missionStandings, findStamps as stampsOf } from './repository.ts';
export type { Standing as MissionStanding } from './rules.ts';
