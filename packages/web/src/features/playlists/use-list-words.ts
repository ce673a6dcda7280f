import { useLingui } from '@lingui/react';
import type { Playlist } from '@wl/contract/playlists';
import { casinoPlaylist } from '@wl/world/casino/playlists';
import { currentLanguage } from '../../app/language/language.ts';

/**
 * Returns functions that return a list's name and description. The casino's lists have names in the member's language;
 * the names of members' lists are not translated.
 */
export function useListWords() {
  // Re-renders the component when the language changes.
  useLingui();
  const language = currentLanguage();
  return {
    name: (list: Pick<Playlist, 'id' | 'name'>) =>
      casinoPlaylist(list.id)?.name[language] ?? list.name,
    about: (list: Pick<Playlist, 'id'>) => casinoPlaylist(list.id)?.about[language],
  };
}
