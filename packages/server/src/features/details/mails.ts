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

/** Enough of an address to know it again, too little to be one: `n•••@mail.example`. */
export function veiled(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}•••${email.slice(at)}`;
}

/** The code, to the address that was asked for. */
export function newEmailLetter(
  deps: House,
  member: MemberRow,
  { email, code }: { email: string; code: string },
): Mail {
  const letter = { ...letterTo(deps, member, email), code };
  return composeLetter(newEmailMail[member.language], letter, passportOf(deps));
}

/** The warning, to the address that is still the member's. */
export function emailWarningLetter(deps: House, member: MemberRow, wanted: string): Mail {
  return composeLetter(
    emailWarningMail[member.language],
    letterTo(deps, member),
    securityOf(deps),
    { address: veiled(wanted) },
  );
}

/** To the owner of an address that somebody else asked for: nobody but the owner learns whose it is. */
export function emailOwnerLetter(deps: House, owner: MemberRow): Mail {
  return composeLetter(emailOwnerMail[owner.language], letterTo(deps, owner), securityOf(deps));
}

/** The farewell, to the address that was the member's until now. */
export function emailChangedLetter(deps: House, before: MemberRow, now: string): Mail {
  return composeLetter(
    emailChangedMail[before.language],
    letterTo(deps, before),
    `${deps.config.publicUrl}/contact-us`,
    { address: veiled(now) },
  );
}

/** Tells that the postal address is another one and has to be proved. */
export function addressChangedLetter(deps: House, member: MemberRow): Mail {
  return composeLetter(
    addressChangedMail[member.language],
    letterTo(deps, member),
    passportOf(deps),
  );
}
