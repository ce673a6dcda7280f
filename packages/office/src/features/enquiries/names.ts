import { useLingui } from '@lingui/react/macro';
import type { enquiryTabs } from '@wl/contract/enquiries';
import type { EnquiryKind, EnquiryTopic } from '@wl/world/house/enquiries';

export type LetterTab = (typeof enquiryTabs)[number];

export function useLetterNames() {
  const { t } = useLingui();
  const tabs: Record<LetterTab, string> = {
    open: t`To answer`,
    review: t`Second review`,
    answered: t`Answered`,
    closed: t`Closed`,
  };
  const kinds: Record<EnquiryKind, string> = { question: t`Question`, complaint: t`Complaint` };
  const topics: Record<EnquiryTopic, string> = {
    account: t`Account`,
    passport: t`Passport`,
    payment: t`Payment`,
    game: t`Game`,
    bonus: t`Bonus`,
    safe_travel: t`Safe travel`,
    other: t`Other`,
  };
  return { tabs, kinds, topics };
}
