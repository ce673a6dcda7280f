import type { EmailSamples, SampleContext } from '../../platform/email/email-kinds.ts';
import {
  addressChangedEmail,
  addressOwnerEmail,
  addressWarningEmail,
  emailChangedEmail,
  newAddressEmail,
} from './emails.ts';

declare module '../../platform/email/email-kinds.ts' {
  interface EmailKinds {
    details:
      | 'new_address'
      | 'address_warning'
      | 'address_owner'
      | 'email_changed'
      | 'postal_address_changed';
  }
}

const NEW_ADDRESS = 'new.address@mail.example';

const memberOf = ({ to, name, language }: SampleContext) => ({
  email: to,
  first_name: name,
  language,
});

export const emailSamples: EmailSamples<'details'> = {
  new_address: (context) =>
    newAddressEmail(context.deps, memberOf(context), { email: NEW_ADDRESS, code: '482913' }),
  address_warning: (context) => addressWarningEmail(context.deps, memberOf(context), NEW_ADDRESS),
  address_owner: (context) => addressOwnerEmail(context.deps, memberOf(context)),
  email_changed: (context) => emailChangedEmail(context.deps, memberOf(context), NEW_ADDRESS),
  postal_address_changed: (context) => addressChangedEmail(context.deps, memberOf(context)),
};
