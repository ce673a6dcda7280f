import { useLingui } from '@lingui/react/macro';
import { useItemWords } from '../market/index.ts';

/** Returns the names of campaign states and audiences. */
export function useCampaignNames() {
  const { t } = useLingui();
  return {
    states: { draft: t`draft`, live: t`live`, stopped: t`stopped` },
    status: {
      open: t({ message: 'open', context: 'campaign' }),
      soon: t`opens later`,
      over: t`ended`,
      none_left: t`sold out`,
    },
    audiences: { all: t`all members`, new: t`new members` },
    gifts: { waiting: t`waiting`, taken: t`claimed`, over: t`expired` },
    emailStates: { sending: t`being sent`, done: t`sent`, stopped: t`stopped` },
  } as const;
}

export const toneOf = (state: string): string | undefined =>
  ({
    live: 'ok',
    open: 'ok',
    taken: 'ok',
    done: 'ok',
    stopped: 'bad',
    none_left: 'warn',
    soon: 'warn',
  })[state];

/** Returns a function that describes an item in the words that members see, in the clerk’s language. */
export const useItemWording = () => useItemWords().wording;
