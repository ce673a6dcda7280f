import type { Deps } from '../../platform/deps.ts';
import type { Mail } from '../../platform/mail.ts';
import { composeLetter, type MemberRow } from '../members/index.ts';
import {
  addressChangedMail,
  emailChangedMail,
  emailOwnerMail,
  emailWarningMail,
  newEmailMail,
} from './mail-texts.ts';

type House = Pick<Deps, 'config'>;

const letterTo = ({ config }: House, member: MemberRow, to = member.email) => ({
  to,
  name: member.first_name,
  language: member.language,
  publicUrl: config.publicUrl,
});

const passportOf = ({ config }: House) => `${config.publicUrl}/my-passport`;
const securityOf = ({ config }: House) => `${config.publicUrl}/my-general-settings-xs`;

/** Masks an address, so that its owner recognises it but nobody else can read it: `n•••@mail.example`. */
export function veiled(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}•••${email.slice(at)}`;
}

/** Composes the e-mail with the code, to the requested address. */
export function newEmailLetter(
  deps: House,
  member: MemberRow,
  { email, code }: { email: string; code: string },
): Mail {
  const letter = { ...letterTo(deps, member, email), code };
  return composeLetter(newEmailMail[member.language], letter, passportOf(deps));
}

/** Composes the warning to the member's known address. */
export function emailWarningLetter(deps: House, member: MemberRow, wanted: string): Mail {
  return composeLetter(
    emailWarningMail[member.language],
    letterTo(deps, member),
    securityOf(deps),
    { address: veiled(wanted) },
  );
}

/** Composes the e-mail to the owner of an address that another member requested. Only the owner learns that it is taken. */
export function emailOwnerLetter(deps: House, owner: MemberRow): Mail {
  return composeLetter(emailOwnerMail[owner.language], letterTo(deps, owner), securityOf(deps));
}

/** Composes the e-mail about the change, to the previous address. */
export function emailChangedLetter(deps: House, before: MemberRow, now: string): Mail {
  return composeLetter(
    emailChangedMail[before.language],
    letterTo(deps, before),
    `${deps.config.publicUrl}/contact-us`,
    { address: veiled(now) },
  );
}

/** Composes the e-mail about a changed postal address, which has to be verified again. */
export function addressChangedLetter(deps: House, member: MemberRow): Mail {
  return composeLetter(
    addressChangedMail[member.language],
    letterTo(deps, member),
    passportOf(deps),
  );
}
