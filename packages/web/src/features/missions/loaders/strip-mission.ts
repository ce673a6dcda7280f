/** Loads the component that shows a mission's progress in the strip above a game. */
export const stripMission = () => import('../components/strip-mission.tsx');
