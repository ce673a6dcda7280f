import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import type { Feature } from './feature.ts';
import { needTexts } from './language.ts';

/**
 * Whether a feature's texts are there, for parts of it that stand on another feature's page. Without a connection there may be
 * none: then the source language stands.
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
