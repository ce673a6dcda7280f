import type { AccountEmailTexts } from '../account-email-kinds.ts';

export const en: AccountEmailTexts = {
  greeting: 'Hello {name},',
  buttons: {
    password: 'Set a new password',
    settings: 'Open my settings',
    limits: 'Set my limits',
  },
  help: 'If play has stopped being fun, these people are there to listen, free of charge and in confidence:',
  texts: {
    password_changed: {
      subject: '{brand}: your password was changed',
      body: 'Your account password was changed on {when}. All other devices were signed out.',
      note: 'If this was not you, set a new password immediately and write to {support}.',
    },
    new_device: {
      subject: '{brand}: sign-in from a new device',
      body: 'On {when}, somebody signed in to your account from a new device: {device}, IP address {address}.',
      note: 'If this was you, you do not need to do anything. If not, sign that device out in your settings and change your password.',
    },
    second_factor_on: {
      subject: '{brand}: two-factor authentication is on',
      body: 'Two-factor authentication has been on since {when}. You now need a code from your authenticator app to sign in. Keep your recovery codes in a place that you can reach without your phone.',
      note: 'If this was not you, set a new password immediately and write to {support}.',
    },
    second_factor_off: {
      subject: '{brand}: two-factor authentication is off',
      body: 'Two-factor authentication was turned off on {when}. You now need only your password to sign in.',
      note: 'If this was not you, set a new password immediately and write to {support}.',
    },
    second_factor_removed: {
      subject: '{brand}: two-factor authentication was removed',
      body: 'On {when}, our team removed two-factor authentication from your account, as requested. You now need only your password to sign in. All devices were signed out.',
      note: 'If you did not request this, set a new password immediately and write to {support}.',
    },
    recovery_code_used: {
      subject: '{brand}: a recovery code was used',
      body: 'One of your recovery codes was used on {when}. You have {left} left.',
      note: 'If this was not you, set a new password and create new recovery codes. If you no longer have your phone, set up the authenticator app on another one.',
    },
    excluded_until: {
      subject: '{brand}: your exclusion has begun',
      body: 'You are excluded from play until {until}. Until then, you cannot bet or top up, and we will not send you any offers. The exclusion cannot be ended early. You can withdraw your money at any time.',
      note: 'You do not need to do anything. If you have questions, write to {support}.',
    },
    excluded_indefinitely: {
      subject: '{brand}: your exclusion has begun',
      body: 'You are excluded from play indefinitely. You cannot bet or top up, and we will not send you any offers. From {until}, you can ask to return. The exclusion does not end automatically. You can withdraw your money at any time.',
      note: 'You do not need to do anything. If you have questions, write to {support}.',
    },
    excluded_for_good: {
      subject: '{brand}: your exclusion has begun',
      body: 'You are permanently excluded from play. You cannot bet or top up, and we will not send you any offers. Nobody can undo this exclusion. You can withdraw your money at any time.',
      note: 'You do not need to do anything. If you have questions, write to {support}.',
    },
    reopened: {
      subject: '{brand}: your exclusion has ended',
      body: 'You asked us to reopen your account, and we reopened it on {when}. If this was too soon, you can exclude yourself again at any time, with immediate effect.',
      note: 'If you have questions, write to {support}.',
    },
    account_closed: {
      subject: '{brand}: your account is closed',
      body: 'We closed your account on {when}, as you requested. You can no longer sign in to it. We keep your payment records, play history and proof of identity until {until}, as required by law, and will then delete them. We are deleting everything else now.',
      note: 'If this was not you, write to {support} immediately.',
    },
    data_ready: {
      subject: '{brand}: your data is ready',
      body: 'The copy of your data that you requested is ready. You can download it from your settings until {until}.',
      note: 'If you did not request this, set a new password immediately and write to {support}.',
    },
  },
};
