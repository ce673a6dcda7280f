/** Loads the progress of a mission for the strip above a game. */
export const stripMission = () => import('../components/strip-mission.tsx');
