/**
 * Loads the dialog for opening further games. This import has its own file, because every chunk that contains the
 * import also contains a list of the dialog's files.
 */
export const gamesDialog = () => import('../windows/games-dialog.tsx');
