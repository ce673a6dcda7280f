import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import type { Feature } from '../feature.ts';
import { needTexts } from './language.ts';

/**
 * Returns true when a feature's texts are loaded, or when loading has failed and the source language is shown instead.
 * Needed by components that are shown on another feature's page.
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
