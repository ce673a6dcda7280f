import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import type { Feature } from '../feature.ts';
import { needTexts } from './language.ts';

/**
 * Returns true as soon as a feature's texts are loaded. Needed by components that are shown on another feature's page.
 * Also returns true if loading fails, for example without a connection; the source language is then shown.
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
