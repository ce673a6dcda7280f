import type { ErrorTable } from './error-table.ts';

/** Errors related to playlists and the casino floor. */
export const lobbyErrors = {
  // playlists
  'playlists.name_unfit': [
    422,
    'This name is not allowed. Please choose another one.',
    'playlists',
  ],
  'playlists.too_many': [
    409,
    'You already have {most} playlists, the maximum. Delete one to create another.',
    'playlists',
  ],
  'playlists.full': [
    409,
    'This playlist already contains {most} games. Remove one first.',
    'playlists',
  ],
  'playlists.changed': [
    409,
    'This playlist was changed in another window and has been reloaded.',
    'playlists',
  ],
  // Lobby errors that the web application itself raises. No call returns them.
  'lobby.update_failed': [500, 'Failed to update filter state', 'casino-floor'],
  'lobby.set_failed': [500, 'Failed to set filter', 'casino-floor'],
  'lobby.add_failed': [500, 'Failed to add active filter', 'casino-floor'],
  'lobby.remove_failed': [500, 'Failed to remove active filter', 'casino-floor'],
  'lobby.clear_failed': [500, 'Failed to clear filters', 'casino-floor'],
  // Errors of the back-office page for the lobby order.
  'floor.changed': [
    409,
    'Another clerk has changed the casino floor. Your changes were not saved. Check the new version, then save again.',
    'office floor',
  ],
  'floor.unknown': [
    422,
    'No game or category is called “{name}”. Remove it from the list.',
    'office floor',
  ],
  'floor.twice': [422, '“{name}” appears twice in the same list. Remove one.', 'office floor'],
} as const satisfies ErrorTable;
