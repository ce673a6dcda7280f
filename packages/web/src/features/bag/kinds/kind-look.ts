import type { MessageDescriptor } from '@lingui/core';
import type { BonusTerms } from '@wl/world/bonuses/kind';
import type { WordingFormats } from '@wl/world/bonuses/wording';
import type { IconName } from '@wl/ui/icon';
import type { ReactNode } from 'react';

/** Appearance of an item kind: its icon, colours, poster and drawing. */
export interface KindLook<Terms extends BonusTerms = BonusTerms> {
  icon: IconName;
  /** Two colours of the sky on the market's poster, and the colour of the sun's rays. */
  sky: readonly [from: string, to: string, ray: string];
  /**
   * Returns the content of an item's market poster: either the path of a picture that fills it, or a percentage or
   * amount shown beside `art` (empty string for none).
   */
  poster(
    terms: Terms,
    formats: Pick<WordingFormats, 'money' | 'percent'>,
  ): { image: string } | { figure: string };
  /** Drawing of 96 × 96 units, shown both on small tags and, enlarged, on posters. */
  art: ReactNode;
  /**
   * Icon and texts shown in the travel journal for bonus money from items of this kind. The icon and names default to
   * those of the kind itself.
   */
  activity?: {
    icon?: IconName;
    /** Name of the activity type in the journal's filter; the default is the plural name of the kind. */
    typeName?: MessageDescriptor;
    title?: MessageDescriptor;
    /**
     * Detail text shown in the journal when an item starts tracking a deposit's losses for cashback. Needed only by
     * cashback kinds.
     */
    watched?: MessageDescriptor;
  };
}
