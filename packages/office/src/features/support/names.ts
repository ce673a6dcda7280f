import { useLingui } from '@lingui/react/macro';
import type { ticketTabs } from '@wl/contract/office/support';
import type { TicketKind, TicketSource, TicketState } from '@wl/world/casino/support';
import { useTopicNames } from '../../app/cases/use-topic-names.ts';

export type TicketTab = (typeof ticketTabs)[number];

export function useTicketNames() {
  const { t } = useLingui();
  const tabs: Record<TicketTab, string> = {
    open: t`Awaiting an answer`,
    review: t`Second review`,
    answered: t`Answered`,
    closed: t`Closed`,
  };
  const kinds: Record<TicketKind, string> = { question: t`Question`, complaint: t`Complaint` };
  const topics = useTopicNames();
  const sources: Record<TicketSource, string> = {
    form: t({ message: 'Form', context: 'source of a ticket' }),
    email: t({ message: 'E-mail', context: 'source of a ticket' }),
    chat: t({ message: 'Chat', context: 'source of a ticket' }),
  };
  const states: Record<TicketState, string> = {
    open: t({ message: 'Awaiting an answer', context: 'ticket' }),
    review: t({ message: 'Second review', context: 'ticket' }),
    answered: t({ message: 'Answered', context: 'ticket' }),
    closed: t({ message: 'Closed', context: 'ticket' }),
  };
  return { tabs, kinds, topics, sources, states };
}
