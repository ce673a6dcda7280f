import type { LetterTexts } from '../letter-kinds.ts';

export const en: LetterTexts = {
  greeting: 'Hello {name},',
  help: 'If something about this is not right, write to {support}.',
  choice: 'Letters like this one can be switched off under “Notifications” in your settings.',
  items: {
    deposit_bonus: 'deposit bonus',
    deposit_cashback: 'deposit cashback',
    free_spins: 'free spins',
    spin_credits: 'spin credits',
    tournament_ticket: 'tournament ticket',
    destination_ticket: 'destination ticket',
  },
  letters: {
    phone_changed: {
      subject: '{brand}: your phone number was changed',
      body: 'The phone number of your account was changed on {when}. If it was you, nothing needs to be done.',
      button: 'Look at my passport',
    },
    top_up_arrived: {
      subject: '{brand}: your top-up of {amount} has arrived',
      body: 'The payment took a while: {amount} has now been added to your cash.',
      button: 'Open my wallet',
    },
    top_up_declined: {
      subject: '{brand}: your top-up of {amount} did not go through',
      body: 'The payment took a while and was declined in the end, so nothing was added to your cash. Your wallet lists the payment.',
      button: 'Open my wallet',
    },
    top_up_returned: {
      subject: '{brand}: a top-up of {amount} was taken back',
      body: 'The payment provider took back a top-up of {amount}. We have taken the amount off your balance; your statement shows every entry.',
      button: 'Open my wallet',
    },
    cash_out_paid: {
      subject: '{brand}: your cash-out of {amount} was paid',
      body: 'Your cash-out of {amount} has left the house. How soon it shows depends on your bank or wallet.',
      button: 'Open my wallet',
    },
    cash_out_failed: {
      subject: '{brand}: your cash-out of {amount} did not go through',
      body: 'Your bank or wallet did not accept the payment. The {amount} is back in your cash, and you can ask for it again.',
      button: 'Open my wallet',
    },
    cash_out_returned: {
      subject: '{brand}: your cash-out of {amount} was cancelled',
      body: 'Our payments desk cancelled your cash-out. The {amount} is back in your cash; your wallet shows the reason.',
      button: 'Open my wallet',
    },
    money_corrected: {
      subject: '{brand}: a correction of {amount} was booked',
      body: 'While comparing our books with the payment provider’s we found a difference and corrected your cash by {amount}. Your statement shows the entry.',
      button: 'Open my wallet',
    },
    gift_waiting: {
      subject: '{brand}: a gift is waiting for you',
      body: 'We have laid something aside for you ({item}). It waits until {until}.',
      button: 'See the gift',
    },
    item_expiring: {
      subject: '{brand}: something in your bag ends soon',
      body: 'An item in your bonus bag ({item}) ends on {until}. Nothing needs to be done if you do not want it.',
      button: 'Open my bag',
    },
  },
};
