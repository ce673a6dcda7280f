import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { needTexts } from '../../app/language.ts';
import { feature } from './routes.tsx';

/** Whether the texts of playlists are there, for parts of them that stand on another feature's page. */
export function useOwnTexts(): boolean {
  const { i18n } = useLingui();
  const [hasTexts, setHasTexts] = useState(false);
  useEffect(() => {
    void needTexts(feature)
      .catch(() => undefined)
      .then(() => setHasTexts(true));
  }, [i18n.locale]);
  return hasTexts;
}
