import { useLingui } from '@lingui/react';
import type { Playlist } from '@wl/contract/playlists';
import { housePlaylist } from '@wl/world/house/playlists';
import { currentLanguage } from '../../app/language.ts';

/** Name and line of a list in the member's language; a member's own name is nobody's to translate. */
export function useListWords() {
  // Written anew when the language changes.
  useLingui();
  const language = currentLanguage();
  return {
    name: (list: Pick<Playlist, 'id' | 'name'>) =>
      housePlaylist(list.id)?.name[language] ?? list.name,
    about: (list: Pick<Playlist, 'id'>) => housePlaylist(list.id)?.about[language],
  };
}
