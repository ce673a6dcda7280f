import type { Deps } from '../../platform/deps.ts';
import type { Email } from '../../platform/email/email-layout.ts';
import { composeEmail, type MemberRow } from '../members/index.ts';
import {
  addressChangedTexts,
  emailChangedTexts,
  addressOwnerTexts,
  addressWarningTexts,
  newAddressTexts,
} from './email-texts.ts';

type WithConfig = Pick<Deps, 'config'>;
type Addressee = Pick<MemberRow, 'email' | 'first_name' | 'language'>;

const addresseeOf = ({ config }: WithConfig, member: Addressee, to = member.email) => ({
  to,
  name: member.first_name,
  language: member.language,
  publicUrl: config.publicUrl,
});

const passportOf = ({ config }: WithConfig) => `${config.publicUrl}/my-passport`;
const securityOf = ({ config }: WithConfig) => `${config.publicUrl}/my-general-settings-xs`;

/** Masks an address so that only its owner recognises it: `n•••@mail.example`. */
export function veiled(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}•••${email.slice(at)}`;
}

/** Composes the e-mail with the code that the member needs to confirm a new e-mail address. */
export function newAddressEmail(
  deps: WithConfig,
  member: Addressee,
  { email, code }: { email: string; code: string },
): Email {
  const addressee = { ...addresseeOf(deps, member, email), code };
  return composeEmail(
    { kind: 'details.new_address', reason: 'address', text: newAddressTexts[member.language] },
    addressee,
    passportOf(deps),
  );
}

/** Composes the e-mail that warns a member, at the current address, about a requested change of e-mail address. */
export function addressWarningEmail(deps: WithConfig, member: Addressee, wanted: string): Email {
  return composeEmail(
    { kind: 'details.address_warning', text: addressWarningTexts[member.language] },
    addresseeOf(deps, member),
    securityOf(deps),
    { address: veiled(wanted) },
  );
}

/**
 * Composes the e-mail that informs an address's owner that another member has requested the address. Only the owner
 * learns that the address is taken.
 */
export function addressOwnerEmail(deps: WithConfig, owner: Addressee): Email {
  return composeEmail(
    { kind: 'details.address_owner', text: addressOwnerTexts[owner.language] },
    addresseeOf(deps, owner),
    securityOf(deps),
  );
}

/** Composes the e-mail that is sent to the previous e-mail address after the address has been changed. */
export function emailChangedEmail(deps: WithConfig, before: Addressee, now: string): Email {
  return composeEmail(
    { kind: 'details.email_changed', text: emailChangedTexts[before.language] },
    addresseeOf(deps, before),
    `${deps.config.publicUrl}/contact-us`,
    { address: veiled(now) },
  );
}

/** Composes the e-mail about a changed postal address. The member has to verify the new address. */
export function addressChangedEmail(deps: WithConfig, member: Addressee): Email {
  return composeEmail(
    { kind: 'details.postal_address_changed', text: addressChangedTexts[member.language] },
    addresseeOf(deps, member),
    passportOf(deps),
  );
}
