import type { ErrorTable } from './error-table.ts';

/** Errors related to staff accounts, and to the settings of shared tables. */
export const staffErrors = {
  'staff.link_over': [
    410,
    'This link no longer works. Request a new one.',
    'office first owner, office invitation',
  ],
  'staff.email_taken': [
    409,
    'A staff account with this e-mail address already exists. The account might be deactivated.',
    'office staff',
  ],
  'staff.invitation_open': [
    409,
    'This e-mail address has an open invitation. Send the invitation again or withdraw it first.',
    'office staff',
  ],
  'staff.invitation_over': [
    409,
    'This invitation has already been used or withdrawn.',
    'office staff',
  ],
  'staff.own_account': [
    403,
    'This is your own account, so another owner must make this change.',
    'office staff',
  ],
  'staff.request_open': [
    409,
    'A request about this account is already waiting for a second owner.',
    'office staff',
  ],
  'staff.same_owner': [403, 'A second owner must approve this request.', 'office staff'],
  'staff.request_decided': [
    409,
    'A decision on this request has already been made.',
    'office staff',
  ],
  'staff.request_outdated': [
    409,
    'The accounts have changed since this request was made. Decline it and make a new one.',
    'office staff',
  ],
  'staff.passkey_refused': [
    422,
    'This passkey could not be verified. Try again.',
    'office account',
  ],
  'staff.passkeys_full': [
    409,
    'An account can have at most ten passkeys. Remove one first.',
    'office account',
  ],
  'staff.wrong_credentials': [422, 'Your email, password or code is incorrect', 'office sign-in'],
  'staff.member_unknown': [404, 'Email Does not Exist', 'office member look-up'],
  'tables.changed': [
    409,
    'Another clerk changed this table, or the table opened or closed on schedule. Your changes were not saved. Check the new version, then save again.',
    'office tables',
  ],
  'tables.hours_changed': [
    409,
    'Another clerk has changed the opening hours of this table. Your changes were not saved. Check the new version, then save again.',
    'office tables',
  ],
  'tables.bad_hours': [
    422,
    'A date is more than 400 days ahead. Choose an earlier date.',
    'office tables',
  ],
  'tables.bad_limits': [
    422,
    'These limits contradict each other. The minimum and the maximum per spot must be multiples of the smallest chip. The minimum must not exceed 200 of these chips. The maximum per spot must not be below the minimum, or above the maximum per round. A bet can cover 1 to 200 spots.',
    'office tables',
  ],
  'tables.bad_pace': [
    422,
    'Set betting to 5 to 120 seconds, with a shorter last call. Set the pause before the result to 0.5 to 10 seconds. Set the display of winnings to 1 to 30 seconds.',
    'office tables',
  ],
} as const satisfies ErrorTable;
