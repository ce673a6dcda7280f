import { useLingui } from '@lingui/react/macro';
import type { ticketTabs } from '@wl/contract/office/support';
import type { TicketKind } from '@wl/world/casino/support';
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
  return { tabs, kinds, topics };
}
