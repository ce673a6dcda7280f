import type { EmailTexts } from '../email-kinds.ts';

export const en: EmailTexts = {
  greeting: 'Hello {name},',
  help: 'If anything here looks wrong, write to {support}.',
  choice: 'You can turn off e-mails like this one under “Notifications” in your settings.',
  byKind: {
    phone_changed: {
      subject: '{brand}: your phone number was changed',
      body: 'The phone number on your account was changed on {when}. If this was you, you do not need to do anything.',
      button: 'Open my passport',
    },
    top_up_arrived: {
      subject: '{brand}: your top-up of {amount} was credited',
      body: 'Your payment was delayed. We have now added {amount} to your cash balance.',
      button: 'Open my wallet',
    },
    top_up_declined: {
      subject: '{brand}: your top-up of {amount} failed',
      body: 'Your payment was delayed and then declined. You were not charged, and nothing was added to your cash balance. You can see the payment in your wallet.',
      button: 'Open my wallet',
    },
    top_up_returned: {
      subject: '{brand}: a top-up of {amount} was reversed',
      body: 'The payment provider reversed a top-up of {amount}. We have deducted the amount from your balance. Your statement shows every entry.',
      button: 'Open my wallet',
    },
    cash_out_paid: {
      subject: '{brand}: your cash-out of {amount} was paid',
      body: 'We have sent your cash-out of {amount}. How soon the money arrives depends on your bank or e-wallet.',
      button: 'Open my wallet',
    },
    cash_out_failed: {
      subject: '{brand}: your cash-out of {amount} failed',
      body: 'Your bank or e-wallet did not accept the payment. We have returned {amount} to your cash balance, and you can request another cash-out.',
      button: 'Open my wallet',
    },
    cash_out_returned: {
      subject: '{brand}: your cash-out of {amount} was cancelled',
      body: 'Our payments team cancelled your cash-out. We have returned {amount} to your cash balance. Your wallet shows the reason.',
      button: 'Open my wallet',
    },
    money_corrected: {
      subject: '{brand}: your balance was corrected by {amount}',
      body: 'Our ledger and the payment provider’s records differed, so we corrected your cash balance by {amount}. Your statement shows the entry.',
      button: 'Open my wallet',
    },
    gift_waiting: {
      subject: '{brand}: a gift is waiting for you',
      body: 'We have reserved a gift for you ({item}). You can claim it until {until}.',
      button: 'See the gift',
    },
    item_expiring: {
      subject: '{brand}: an item in your bag expires soon',
      body: 'An item in your bonus bag ({item}) expires on {until}. If you do not want it, you do not need to do anything.',
      button: 'Open my bag',
    },
  },
};
