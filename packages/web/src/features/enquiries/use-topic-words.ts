import { useLingui } from '@lingui/react/macro';
import type { EnquiryState, EnquiryTopic } from '@wl/world/house/enquiries';

export function useTopicWords(): Record<EnquiryTopic, string> {
  const { t } = useLingui();
  return {
    account: t`My account`,
    passport: t`Passport and documents`,
    payment: t`A payment`,
    game: t`A game or a round`,
    bonus: t`A bonus`,
    safe_travel: t`Limits, breaks, exclusion`,
    other: t`Something else`,
  };
}

export function useStateWords(): Record<EnquiryState, string> {
  const { t } = useLingui();
  return {
    open: t`waiting for our answer`,
    answered: t`answered`,
    review: t`second review`,
    closed: t`closed`,
  };
}
