/** Loads the dialog for opening further games. A separate file, so that only pages that use it list its files. */
export const gamesDialog = () => import('../windows/games-dialog.tsx');
