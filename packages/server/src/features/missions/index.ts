/** Functions and types that other features may use. */
export { judgeEvent as judgeForMissions, type Judged, registeredCity } from './judge-event.ts';
export { toErrand, toMission } from './present.ts';
export { findMemberStates as missionMemberStates, findStamps as stampsOf } from './repository.ts';
export type { MemberState as MissionMemberState } from './rules.ts';
