import type { Gate, MemberGates } from '@wl/contract/office/members';

/** Open gate with no limit on amount or time. */
export const openGate: Gate = { reason: null, until: null, left_cents: null, left_minutes: null };

/**
 * Returns the status and gates of a verified, unrestricted member, for component tests. Fields in `given` override the
 * defaults.
 */
export const testGates = (given: Partial<MemberGates> = {}): MemberGates => ({
  status: 'active',
  excluded_until: null,
  is_on_break: false,
  email_confirmed: true,
  email_bounces: false,
  passport: 'verified',
  documents: { identity: 'Completed', address: 'Completed', payment: 'Pending' },
  has_second_factor: false,
  level: 12,
  country: 'TR',
  limits: 0,
  gates: {
    play: openGate,
    deposit: { ...openGate, left_cents: 500_00 },
    cash_out: { ...openGate, left_cents: 40_00 },
    bonus: openGate,
  },
  ...given,
});
