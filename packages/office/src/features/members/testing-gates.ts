import type { Gate, MemberGates } from '@wl/contract/office/members';

/** Gate that is open, without a limit on the amount or the time. */
export const openGate: Gate = { reason: null, until: null, left_cents: null, left_minutes: null };

/** Returns the state of a verified member without restrictions, for component tests. */
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
