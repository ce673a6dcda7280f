import type { BonusTerms } from '@wl/world/bonuses/kind';
import type { WordingFormats } from '@wl/world/bonuses/wording';
import type { IconName } from '@wl/ui/icon';
import type { ReactNode } from 'react';

/** Appearance of an item kind. */
export interface KindLook<Terms extends BonusTerms = BonusTerms> {
  icon: IconName;
  /** Two colours of the sky on the market's poster, and the colour of the sun's rays. */
  sky: readonly [from: string, to: string, ray: string];
  /**
   * Returns the content of the market poster for an item: the path of a picture that fills the poster, or a figure
   * shown beside the drawing. The figure is an empty string if the item has none.
   */
  poster(
    terms: Terms,
    formats: Pick<WordingFormats, 'money' | 'percent'>,
  ): { image: string } | { figure: string };
  /** Drawing in a square of 96 units, simple enough to be legible on a tag and to scale up to a poster. */
  art: ReactNode;
}
