/** The sheets of the information desk. Short on purpose: what holds, in words a member understands. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IconName } from '@wl/ui/icon';

interface Section {
  title?: MessageDescriptor;
  paragraphs: MessageDescriptor[];
}

export interface InfoPage {
  path: string;
  icon: IconName;
  title: MessageDescriptor;
  sections: Section[];
}

export const infoPages: readonly InfoPage[] = [
  {
    path: '/about-us',
    icon: 'compass',
    title: msg`About us`,
    sections: [
      {
        paragraphs: [
          msg`Wanderluck is an online casino told as a journey. You play slots and tables in ten cities, collect Coins and stamps, and travel on when you like.`,
          msg`We believe a casino should show its cards: every round can be checked, every rule is written down, and every limit is yours to set.`,
        ],
      },
    ],
  },
  {
    path: '/faq',
    icon: 'help',
    title: msg`Questions`,
    sections: [
      {
        title: msg`What are Coins?`,
        paragraphs: [
          msg`Coins pay for flights and for items of the marketplace. They cannot be bought and are never turned into cash.`,
        ],
      },
      {
        title: msg`How do I rise a level?`,
        paragraphs: [
          msg`Signing in, topping up and playing with cash bring experience, each up to a limit per hour, day and month. A full ring is a new level, and it pays Coins.`,
        ],
      },
      {
        title: msg`Why can I not travel yet?`,
        paragraphs: [
          msg`Your first top-up activates your passport. Once identity and address are verified, you may fly wherever your Coins carry you.`,
        ],
      },
    ],
  },
  {
    path: '/contact-us',
    icon: 'chat',
    title: msg`Contact`,
    sections: [
      {
        paragraphs: [
          msg`Write to support@wanderluck.example. Tell us your nickname and, if it is about a round, its number: you find it in the history.`,
          msg`We never ask for your password, neither by e-mail nor by phone.`,
        ],
      },
    ],
  },
  {
    path: '/fair-play',
    icon: 'seal',
    title: msg`Fair play`,
    sections: [
      {
        title: msg`Sealed before you play`,
        paragraphs: [
          msg`Before your first round we show you the fingerprint of a secret number. Together with a word of your own and a counter it decides every round. We cannot change it any more without the fingerprint giving us away.`,
        ],
      },
      {
        title: msg`Checked by you`,
        paragraphs: [
          msg`After each round your browser receives its key and repeats the calculation. When you change the pair, the secret number itself is shown, and all rounds played with it can be checked again.`,
        ],
      },
      {
        title: msg`The same odds for everybody`,
        paragraphs: [
          msg`Return and rules of each game are printed on its page. They do not depend on who plays, how long, or with which stake.`,
        ],
      },
    ],
  },
  {
    path: '/responsible-gaming',
    icon: 'lifebuoy',
    title: msg`Responsible gaming`,
    sections: [
      {
        paragraphs: [
          msg`Play is entertainment with a price. Decide beforehand what an evening may cost, and never chase a loss.`,
        ],
      },
      {
        title: msg`Limits`,
        paragraphs: [
          msg`You may limit deposits per day or month. A lower limit counts at once; a higher one only after 24 hours.`,
        ],
      },
      {
        title: msg`Breaks and self-exclusion`,
        paragraphs: [
          msg`You can exclude yourself for 24 hours, 7 days, 31 days, indefinitely or permanently. It ends play, deposits and offers at once; your balance stays yours and can be withdrawn.`,
        ],
      },
      {
        title: msg`Warning signs`,
        paragraphs: [
          msg`Playing with borrowed money, hiding it from others, or thinking of little else: then it is time for a break. Talk to somebody you trust, or to the help organisation of your country.`,
          msg`Nobody under 20 may play here.`,
        ],
      },
    ],
  },
  {
    path: '/bonus-policy',
    icon: 'gift',
    title: msg`Bonus policy`,
    sections: [
      {
        paragraphs: [
          msg`Bonuses wait in your bonus bag until you activate them. Each shows its wager requirement and its last day before you accept it.`,
          msg`Bonus money is unavailable for some games; there you play with cash. Cash is always staked before bonus money, and you may give a bonus back at any time.`,
        ],
      },
    ],
  },
  {
    path: '/payment_policy',
    icon: 'card',
    title: msg`Payment policy`,
    sections: [
      {
        paragraphs: [
          msg`You can top up and cash out from $10 to $2,000 at a time. Payment details are entered on the page of the payment provider; we never see or keep card numbers.`,
          msg`A cash-out goes to a method you have already used for a top-up and needs a verified passport. While it is pending you may cancel it, or lock it so that it can no longer be cancelled.`,
        ],
      },
    ],
  },
  {
    path: '/aml-kyc-Policy',
    icon: 'passport',
    title: msg`Identity checks`,
    sections: [
      {
        paragraphs: [
          msg`The law asks us to know our members and where their money comes from. That is why we verify identity and address before the first cash-out and the first flight.`,
          msg`Documents may be PNG, JPEG or PDF and must be smaller than 10 MB. A proof of address must not be older than 3 months. On card photos, cover the 6 middle digits and the security code.`,
        ],
      },
    ],
  },
  {
    path: '/complaints',
    icon: 'hand',
    title: msg`Complaints`,
    sections: [
      {
        paragraphs: [
          msg`If something went wrong, write to support@wanderluck.example with the subject "Complaint". A person reads it and answers within five working days.`,
          msg`If the answer does not satisfy you, ask for a second review by somebody who had no part in the first.`,
        ],
      },
    ],
  },
  {
    path: '/terms-of-use',
    icon: 'ticket',
    title: msg`Terms of use`,
    sections: [
      {
        paragraphs: [
          msg`You are at least 20 years old, play for yourself, and have one account only. Your details are true, and you keep your password to yourself.`,
          msg`A round that was accepted is settled, even if your connection breaks; you find its result in the history. An obvious malfunction voids the rounds it touched, and stakes are returned.`,
          msg`You may close your account at any time once your balance is withdrawn.`,
        ],
      },
    ],
  },
  {
    path: '/privacy-policy',
    icon: 'lock',
    title: msg`Privacy`,
    sections: [
      {
        paragraphs: [
          msg`We keep what the law and the game need: your details, documents, payments and rounds. We sell nothing of it and show it to nobody who has no duty to see it.`,
          msg`You may ask for a copy of your data or for its deletion, as far as no law tells us to keep it. Offers reach you only if you agreed to them, and every one has a link to end them.`,
        ],
      },
    ],
  },
  {
    path: '/credits',
    icon: 'heart',
    title: msg`Credits`,
    sections: [
      {
        paragraphs: [
          msg`Slot symbols: Noto Emoji by Google (Apache 2.0). Pins: game-icons.net by Lorc, Delapouite and others (CC BY 3.0). Interface icons: Phosphor (MIT). Flags: country-flag-icons (MIT).`,
          msg`Typefaces under the SIL Open Font License: Limelight, Bricolage Grotesque, Figtree and B612 Mono. Coastlines: Natural Earth (public domain).`,
        ],
      },
    ],
  },
];
