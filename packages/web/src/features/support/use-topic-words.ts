import { useLingui } from '@lingui/react/macro';
import type { TicketState, TicketTopic } from '@wl/world/casino/support';

export function useTopicWords(): Record<TicketTopic, string> {
  const { t } = useLingui();
  return {
    account: t`My account`,
    passport: t`Passport and documents`,
    payment: t`A payment`,
    game: t`A game or a round`,
    bonus: t`A bonus`,
    safe_travel: t`Limits, breaks and exclusion`,
    other: t`Something else`,
  };
}

export function useStateWords(): Record<TicketState, string> {
  const { t } = useLingui();
  return {
    open: t`awaiting our reply`,
    answered: t`answered`,
    review: t`second review`,
    closed: t`closed`,
  };
}
