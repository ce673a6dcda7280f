import { useLingui } from '@lingui/react/macro';
import type { MacroAction } from '@wl/world/canned-replies/canned-replies';
import { useTopicNames } from '../../app/cases/use-topic-names.ts';
import { useItemWords, useOffers } from '../market/index.ts';

/** Returns the slug and name of each item currently on the market. */
export function useItemNames() {
  const { wording } = useItemWords();
  return useOffers().map(({ slug, terms }) => ({ slug, name: wording(terms).name }));
}

/** Place where a clerk uses a macro. */
export type MacroPlace = 'chat' | 'ticket';

/**
 * Returns a function that describes a macro's action in the clerk's language. In a ticket, the action `end` closes the
 * ticket, and the action `ticket` changes the ticket's topic.
 */
export function useActionNames(place: MacroPlace): (action: MacroAction) => string {
  const { t } = useLingui();
  const topics = useTopicNames();
  const items = useItemNames();
  return (action) => {
    if (action.kind === 'end')
      return place === 'chat' ? t`end the conversation` : t`close the ticket`;
    if (action.kind === 'ticket') {
      const topic = topics[action.topic];
      return place === 'chat'
        ? t`open a ticket (${topic})`
        : t`change the ticket’s topic to ${topic}`;
    }
    const item = items.find(({ slug }) => slug === action.slug)?.name ?? action.slug;
    return t`give the item ${item}`;
  };
}
