import { useLingui } from '@lingui/react/macro';
import type { BagItem, ItemState } from '@wl/contract/bag';

/** Badge tone for each item state. `paper.module.css` defines the colours of the tones. */
export const stateTones: Readonly<Record<ItemState, string | undefined>> = {
  in_bag: undefined,
  active: 'warn',
  running: 'ok',
  completed: 'ok',
  lost: undefined,
  expired: undefined,
  forfeited: 'warn',
  revoked: 'bad',
  deleted: undefined,
};

/** Returns the names of item states (decision 34) and of item sources. */
export function useBonusNames() {
  const { t } = useLingui();
  const states: Readonly<Record<ItemState, string>> = {
    in_bag: t`in the bag`,
    active: t`activated, not yet in effect`,
    running: t`running`,
    completed: t`completed`,
    lost: t`bonus money lost in play`,
    expired: t`expired`,
    forfeited: t`forfeited`,
    revoked: t`revoked by a clerk`,
    deleted: t`deleted`,
  };
  const sources: Readonly<Record<BagItem['source'], string>> = {
    market: t`bought`,
    campaign: t`from a campaign`,
    grant: t`granted by a clerk`,
  };
  return { states, sources } as const;
}
