import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import type { Feature } from './feature.ts';
import { needTexts } from './language.ts';

/**
 * Returns true once a feature's texts are loaded, for parts of it on another feature's page. If loading fails, for
 * example without a connection, it also returns true: the source language is shown.
 */
export function useTexts(feature: Feature): boolean {
  const { i18n } = useLingui();
  const [hasTexts, setHasTexts] = useState(false);
  useEffect(() => {
    void needTexts(feature)
      .catch(() => undefined)
      .then(() => setHasTexts(true));
  }, [feature, i18n.locale]);
  return hasTexts;
}
