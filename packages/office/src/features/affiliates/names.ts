import { useLingui } from '@lingui/react/macro';

/**
 * Returns the display names for the states of affiliates, months and payouts, and for the reasons why a referral earns
 * nothing.
 */
export function useAffiliateNames() {
  const { t } = useLingui();
  return {
    states: { active: t`active`, paused: t`paused` },
    /** Reasons why the affiliate earns nothing from a referred member. */
    reasons: {
      identity: t`the affiliate’s own account`,
      instrument: t`uses the affiliate’s payment method`,
      device: t`uses the affiliate’s device`,
      address: t`lives at the affiliate’s address`,
    },
    months: {
      running: t`running`,
      waits: t`not payable yet`,
      due: t`due`,
      asked: t`requested`,
      confirmed: t`paid`,
    },
    payouts: {
      asked: t`waiting for a second clerk`,
      confirmed: t`confirmed`,
      declined: t`declined`,
    },
  } as const;
}

/** Returns the badge tone for the state of a month's commission or of a payout. */
export const toneOf = (state: string): string | undefined =>
  ({ due: 'warn', asked: 'warn', confirmed: 'ok', paid: 'ok', declined: 'bad' })[state];
