import type { EmailSamples, SampleContext } from '../../platform/email/email-kinds.ts';
import { invitationEmail } from './invitations/invitation-email.ts';
import { passkeyEmail } from './passkeys/passkey-email.ts';

declare module '../../platform/email/email-kinds.ts' {
  interface EmailKinds {
    staff: 'invitation' | 'passkey_added' | 'passkey_removed';
  }
}

const passkeySample =
  (change: 'added' | 'removed') =>
  ({ to, name, language }: SampleContext) =>
    passkeyEmail({ clerk: { email: to, name }, language, name: 'YubiKey 5C', change });

export const emailSamples: EmailSamples<'staff'> = {
  invitation: ({ deps, to, language }) =>
    invitationEmail({
      email: to,
      language,
      by: 'Olivia Owner',
      token: 'sample-without-effect',
      publicUrl: deps.config.publicUrl,
    }),
  passkey_added: passkeySample('added'),
  passkey_removed: passkeySample('removed'),
};
