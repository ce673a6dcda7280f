import { useLingui } from '@lingui/react/macro';
import type { TicketKind, TicketState, TicketTopic } from '@wl/world/casino/support';

export function useTopicWords(): Record<TicketTopic, string> {
  const { t } = useLingui();
  return {
    account: t`My account`,
    passport: t`Passport and documents`,
    payment: t`A payment`,
    game: t`A game or a round`,
    bonus: t`A bonus`,
    safe_travel: t`Limits, breaks and exclusions`,
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

export function useKindWords(): Record<TicketKind, string> {
  const { t } = useLingui();
  return {
    question: t({ context: 'kind of ticket', message: 'Question' }),
    complaint: t({ context: 'kind of ticket', message: 'Complaint' }),
  };
}
