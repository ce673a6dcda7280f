/** Loads the component that shows the progress towards the stamp of the city in which a member has arrived. */
export const arrivalProgress = () => import('../components/arrival-progress.tsx');
