import { useLingui } from '@lingui/react/macro';
import type { TicketTopic } from '@wl/world/casino/support';

export function useTopicNames(): Record<TicketTopic, string> {
  const { t } = useLingui();
  return {
    account: t`Account`,
    passport: t`Passport`,
    payment: t`Payment`,
    game: t`Game`,
    bonus: t`Bonus`,
    safe_travel: t`Safe travel`,
    other: t`Other`,
  };
}
