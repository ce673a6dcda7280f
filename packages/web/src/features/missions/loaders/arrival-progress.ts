/** Loads the component that shows a member's progress towards the stamp of the city where the member has arrived. */
export const arrivalProgress = () => import('../components/arrival-progress.tsx');
