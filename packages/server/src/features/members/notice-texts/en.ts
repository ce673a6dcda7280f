import type { NoticeTexts } from '../notice-kinds.ts';

export const en: NoticeTexts = {
  greeting: 'Hello {name},',
  buttons: {
    password: 'Set a new password',
    settings: 'Look at my settings',
    limits: 'Set limits first',
  },
  help: 'If play has stopped being fun, these people listen, free of charge and in confidence:',
  letters: {
    password_changed: {
      subject: '{brand}: your password was changed',
      body: 'The password of your account was changed on {when}. Every other device was signed out.',
      note: 'If it was not you, set a new password at once and write to {support}.',
    },
    new_device: {
      subject: '{brand}: a new device signed in',
      body: 'On {when} somebody signed in to your account from a device we had not seen before: {device}, address {address}.',
      note: 'If it was you, nothing needs to be done. If not, sign that device out in your settings and change your password.',
    },
    second_factor_on: {
      subject: '{brand}: your second factor is on',
      body: 'Since {when} signing in asks for a code of your authenticator app. Keep your recovery codes where you find them without your phone.',
      note: 'If it was not you, set a new password at once and write to {support}.',
    },
    second_factor_off: {
      subject: '{brand}: your second factor is off',
      body: 'Your second factor was switched off on {when}. Signing in asks for your password alone.',
      note: 'If it was not you, set a new password at once and write to {support}.',
    },
    second_factor_removed: {
      subject: '{brand}: we took your second factor off',
      body: 'On {when} our desk took the second factor off your account, as was asked of us. Signing in asks for your password alone; every device was signed out.',
      note: 'If you did not ask for it, set a new password at once and write to {support}.',
    },
    recovery_code_used: {
      subject: '{brand}: a recovery code was used',
      body: 'One of your recovery codes was used on {when}. You have {left} left.',
      note: 'If it was not you, set a new password and make new recovery codes. If your phone is gone, set up the app on another one.',
    },
    excluded_until: {
      subject: '{brand}: your exclusion has begun',
      body: 'You are excluded from play until {until}. Until then you cannot bet or top up, we send you no offers, and it cannot be ended earlier. You can withdraw your money at any time.',
      note: 'You do not need to do anything. Questions: {support}.',
    },
    excluded_indefinitely: {
      subject: '{brand}: your exclusion has begun',
      body: 'You are excluded from play without an end. You cannot bet or top up, and we send you no offers. On {until} at the earliest you may ask to come back; nothing happens by itself. You can withdraw your money at any time.',
      note: 'You do not need to do anything. Questions: {support}.',
    },
    excluded_for_good: {
      subject: '{brand}: your exclusion has begun',
      body: 'You are excluded from play for good. You cannot bet or top up, we send you no offers, and nobody can take this back. You can withdraw your money at any time.',
      note: 'You do not need to do anything. Questions: {support}.',
    },
    reopened: {
      subject: '{brand}: your exclusion has ended',
      body: 'You asked us to open your account again, and we did so on {when}. If it was too early, you can exclude yourself again at any time, at once.',
      note: 'Questions: {support}.',
    },
    account_closed: {
      subject: '{brand}: your account is closed',
      body: 'We closed your account on {when}, as you asked. Nobody can sign in to it any more. What the law does not make us keep is deleted; the rest (payments, play, proofs of identity) we keep until {until} and delete it then.',
      note: 'If it was not you, write to {support} at once.',
    },
    data_ready: {
      subject: '{brand}: your data is ready',
      body: 'The copy of your data that you asked for is ready. You find it in your settings until {until}.',
      note: 'If you did not ask for it, set a new password at once and write to {support}.',
    },
  },
};
