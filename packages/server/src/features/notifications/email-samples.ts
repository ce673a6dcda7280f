import { kindOf } from '@wl/world/bonuses/index';
import { bonusKinds } from '@wl/world/bonuses/kind';
import { rulesOf } from '@wl/world/notifications/kinds';
import type { EmailSample, EmailSamples } from '../../platform/email/email-kinds.ts';
import { offerEmail } from '../offers/index.ts';
import { emailedKinds, type EmailedKind } from './email-kinds.ts';
import { notificationEmail, wordsOf } from './emails.ts';

declare module '../../platform/email/email-kinds.ts' {
  interface EmailKinds {
    notifications: EmailedKind;
  }
}

const DAY_MS = 86_400_000;
const GIFT_ID = '01957f3e-0000-7000-8000-000000000001';

const item = bonusKinds.find((kind) => kindOf(kind).start !== 'deposit') ?? bonusKinds[0];

const sampleOf =
  (kind: EmailedKind): EmailSample =>
  ({ deps, to, name, language, at }) => {
    const until = new Date(at.getTime() + DAY_MS).toISOString();
    const notified = {
      kind,
      at,
      data: { amount: 124_850, item, until, gift: GIFT_ID },
    };
    const member = { id: '01957f3e-0000-7000-8000-000000000000', email: to, language };
    const named = { ...member, first_name: name };
    return rulesOf(kind).email === 'offer'
      ? offerEmail(deps, member, wordsOf(deps, notified, named))
      : notificationEmail(deps, notified, named);
  };

export const emailSamples = Object.fromEntries(
  emailedKinds.map((kind) => [kind, sampleOf(kind)]),
) as EmailSamples<'notifications'>;
