import type { EmailSample, EmailSamples, SampleContext } from '../../platform/email/email-kinds.ts';
import { accountEmailKinds, type AccountEmailKind } from './emails/account-email-kinds.ts';
import { accountEmail } from './emails/account-emails.ts';
import { confirmationEmail, lockedEmail, recoveryEmail } from './emails/emails.ts';

declare module '../../platform/email/email-kinds.ts' {
  interface EmailKinds {
    members: 'confirmation' | 'locked' | 'recovery' | AccountEmailKind;
  }
}

const MONTH_MS = 31 * 86_400_000;

const addresseeOf = ({ deps, ...recipient }: SampleContext) => ({
  ...recipient,
  publicUrl: deps.config.publicUrl,
  code: '482913',
});

const accountSample =
  (kind: AccountEmailKind): EmailSample =>
  (context) => {
    const { at } = context;
    const values = {
      when: at,
      until: new Date(at.getTime() + MONTH_MS),
      device: 'Firefox on Linux',
      address: '203.0.113.7',
      left: '9',
    };
    return accountEmail(kind, { ...addresseeOf(context), values });
  };

export const emailSamples: EmailSamples<'members'> = {
  confirmation: (context) => confirmationEmail(addresseeOf(context)),
  recovery: (context) => recoveryEmail(addresseeOf(context)),
  locked: (context) => {
    const { code: _, ...addressee } = addresseeOf(context);
    return lockedEmail(addressee);
  },
  ...(Object.fromEntries(accountEmailKinds.map((kind) => [kind, accountSample(kind)])) as Record<
    AccountEmailKind,
    EmailSample
  >),
};
