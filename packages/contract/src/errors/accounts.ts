import type { ErrorTable } from './error-table.ts';

/** Errors related to requests, sign-in and member accounts. */
export const accountsErrors = {
  // request
  'request.invalid': [422, 'Please correct the highlighted fields.', 'every form'],
  'request.not_found': [404, 'This page or item does not exist.', 'not-found'],
  'request.csrf': [
    403,
    'Your session could not be verified. Reload the page and try again.',
    'any',
  ],
  'request.origin': [403, 'This request was rejected because it came from another website.', 'any'],
  'request.too_many': [429, 'Too many attempts. Please wait a moment and try again.', 'any'],
  'request.unexpected': [500, 'There has been an error.', 'any'],
  'request.maintenance': [
    503,
    'We are carrying out maintenance and will be back soon.',
    'maintenance',
  ],
  'request.overloaded': [
    503,
    'Our service is very busy. You were not charged. Please try again.',
    'any',
  ],
  'request.country_blocked': [
    451,
    'Our service is not available in your country.',
    'restricted-access',
  ],
  // auth
  'auth.signed_out': [401, 'Please sign in to continue.', 'sign-in HUD'],
  'auth.forbidden': [403, 'You do not have permission to do this.', 'any'],
  'auth.wrong_credentials': [422, 'Your email or password is incorrect', 'sign-in HUD'],
  'auth.wrong_password': [422, 'Incorrect password', 'settings'],
  'auth.locked': [
    423,
    'Your account is locked after too many incorrect passwords. To set a new password, see the e-mail we sent you.',
    'password-locked-player',
  ],
  'auth.code_wrong': [
    422,
    'Your code is incorrect',
    'recovery, e-mail confirmation, sign-in HUD, settings, staff sign-in, office first owner, office invitation',
  ],
  'auth.code_expired': [
    422,
    'This code has expired. Request a new one.',
    'recovery, e-mail confirmation',
  ],
  'auth.code_asked_elsewhere': [
    422,
    'This six-digit code is valid only in the browser that requested it. Enter the code there, or request a new one here.',
    'recovery',
  ],
  'auth.recoveries_spent': [
    429,
    'Too many six-digit codes were requested today. Try again in {hours} h, or use a browser where you have signed in before.',
    'recovery',
  ],
  'auth.totp_required': [
    401,
    'Enter the code from your authenticator app.',
    'sign-in HUD, office sign-in',
  ],
  // second factor
  'second_factor.already_on': [
    409,
    'Two-factor authentication is already on. To set up another app, turn it off first.',
    'settings',
  ],
  'second_factor.not_begun': [409, 'Setup has timed out. Please start again.', 'settings'],
  'second_factor.not_on': [
    409,
    'Two-factor authentication is not set up, so there is nothing to change.',
    'settings, member file',
  ],
  // personal data
  'personal_data.too_soon': [
    409,
    'You have already requested a copy in the last 24 hours. Please use that copy, or request another one tomorrow.',
    'settings',
  ],
  // member
  'member.email_taken': [422, 'Email Already Exists', 'acquire passport'],
  'member.email_unverified': [
    403,
    'Please confirm your e-mail address first.',
    'unverified-email-access',
  ],
  'member.too_young': [422, 'You have to be 20 years old to gamble', 'acquire passport'],
  'member.too_young_there': [
    422,
    'You must be at least {age} years old to gamble in this country',
    'acquire passport, my-passport',
  ],
  'member.excluded': [423, 'You have excluded yourself from play.', 'locked-out-player'],
  'member.on_break': [423, 'You are taking a break from play.', 'locked-out-player'],
  'member.balance_left': [
    409,
    'You still have a balance of {left}. Cash it out first, and wait until the cash-out is paid.',
    'settings',
  ],
  'member.top_up_open': [
    409,
    'One of your top-ups is still pending. Wait until it is credited or fails. An abandoned top-up expires within an hour.',
    'settings',
  ],
  'member.closed': [423, 'This account is closed.', 'sign-in HUD'],
  'member.already_registered': [
    409,
    'You already have an account with us. Sign in or contact support.',
    'acquire passport',
  ],
  'member.postcode_unknown': [
    404,
    'We could not find this postcode. Please enter your city.',
    'acquire passport',
  ],
} as const satisfies ErrorTable;
