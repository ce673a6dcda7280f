import type { AccountEmailTexts } from '../account-email-kinds.ts';

export const en: AccountEmailTexts = {
  greeting: 'Hello {name},',
  buttons: {
    password: 'Set a new password',
    settings: 'Open my settings',
    limits: 'Set limits first',
  },
  help: 'If play has stopped being fun, these people listen, free of charge and in confidence:',
  texts: {
    password_changed: {
      subject: '{brand}: your password was changed',
      body: 'The password of your account was changed on {when}. Every other device was signed out.',
      note: 'If it was not you, set a new password immediately and write to {support}.',
    },
    new_device: {
      subject: '{brand}: a new device signed in',
      body: 'On {when} somebody signed in to your account from a device we had not seen before: {device}, address {address}.',
      note: 'If it was you, you do not need to do anything. If not, sign that device out in your settings and change your password.',
    },
    second_factor_on: {
      subject: '{brand}: your second factor is on',
      body: 'Since {when} sign-in requires a code from your authenticator app. Keep your recovery codes in a place that you can reach without your phone.',
      note: 'If it was not you, set a new password immediately and write to {support}.',
    },
    second_factor_off: {
      subject: '{brand}: your second factor is off',
      body: 'Your second factor was turned off on {when}. Sign-in now requires only your password.',
      note: 'If it was not you, set a new password immediately and write to {support}.',
    },
    second_factor_removed: {
      subject: '{brand}: your second factor was removed',
      body: 'On {when} our team removed the second factor from your account, as requested. Sign-in now requires only your password. Every device was signed out.',
      note: 'If you did not request this, set a new password immediately and write to {support}.',
    },
    recovery_code_used: {
      subject: '{brand}: a recovery code was used',
      body: 'One of your recovery codes was used on {when}. You have {left} left.',
      note: 'If it was not you, set a new password and create new recovery codes. If your phone is gone, set up the app on another one.',
    },
    excluded_until: {
      subject: '{brand}: your exclusion has begun',
      body: 'You are excluded from play until {until}. Until then, you cannot bet or top up, and we send you no offers. The exclusion cannot be ended earlier. You can withdraw your money at any time.',
      note: 'You do not need to do anything. If you have questions, write to {support}.',
    },
    excluded_indefinitely: {
      subject: '{brand}: your exclusion has begun',
      body: 'You are excluded from play with no end date. You cannot bet or top up, and we send you no offers. From {until} you can ask to return; the exclusion does not end automatically. You can withdraw your money at any time.',
      note: 'You do not need to do anything. If you have questions, write to {support}.',
    },
    excluded_for_good: {
      subject: '{brand}: your exclusion has begun',
      body: 'You are permanently excluded from play. You cannot bet or top up, we send you no offers, and nobody can undo this. You can withdraw your money at any time.',
      note: 'You do not need to do anything. If you have questions, write to {support}.',
    },
    reopened: {
      subject: '{brand}: your exclusion has ended',
      body: 'You asked us to reopen your account, and we did so on {when}. If it was too early, you can exclude yourself again at any time, with immediate effect.',
      note: 'If you have questions, write to {support}.',
    },
    account_closed: {
      subject: '{brand}: your account is closed',
      body: 'We closed your account on {when}, as you asked. Nobody can sign in to it any more. We keep payments, play and proofs of identity until {until}, as the law requires. We delete everything else now, and the rest then.',
      note: 'If it was not you, write to {support} immediately.',
    },
    data_ready: {
      subject: '{brand}: your data is ready',
      body: 'The copy of your data that you requested is ready. You can download it from your settings until {until}.',
      note: 'If you did not request this, set a new password immediately and write to {support}.',
    },
  },
};
