import { useLingui } from '@lingui/react/macro';
import type { Gate, gateReasons, MemberGates } from '@wl/contract/office/members';
import { documentKinds } from '@wl/world/casino/documents';
import { useFormats } from '../../app/language/format.ts';
import { useDocumentNames } from '../passport/index.ts';
import { usePassportNames } from './components/names.ts';

type Reason = (typeof gateReasons)[number];

/**
 * Returns a function that describes the reason for a restriction and its end, such as "On a break, until 8 December".
 */
function useReasonNames(): (reason: Reason, until: string | null) => string {
  const { t } = useLingui();
  const { clock } = useFormats();
  const names: Record<Reason, string> = {
    closed: t`Account closed`,
    locked: t`Account locked`,
    excluded: t`Excluded`,
    on_break: t`On a break`,
    email_unconfirmed: t`E-mail address not confirmed`,
    not_verified: t`Passport not verified`,
    limit_reached: t`Limit reached`,
    suspended: t`Suspended`,
    switched_off: t`Switched off for everyone`,
  };
  return (reason, until) => {
    const name = names[reason];
    const end = until === null ? '' : clock(until);
    return end === '' ? name : t`${name}, until ${end}`;
  };
}

export interface Flag {
  text: string;
  tone?: 'ok' | 'warn' | 'bad';
}

/** Returns a function that lists a member's flags for clerks: problems first, then passport, limits and 2FA. */
export function useFlags(): (member: MemberGates) => Flag[] {
  const { t } = useLingui();
  const reasonName = useReasonNames();
  const documents = useDocumentNames();
  const passports = usePassportNames();
  return (member) => {
    const { status, limits } = member;
    const flags: Flag[] = [];
    if (status !== 'active') {
      const reason = status === 'excluded' && member.is_on_break ? 'on_break' : status;
      flags.push({ text: reasonName(reason, member.excluded_until), tone: 'bad' });
    }
    if (member.email_bounces) flags.push({ text: t`E-mails are bouncing`, tone: 'bad' });
    if (!member.email_confirmed)
      flags.push({ text: reasonName('email_unconfirmed', null), tone: 'warn' });
    for (const kind of documentKinds) {
      const state = member.documents[kind];
      const name = documents.kinds[kind];
      if (state === 'Rejected') flags.push({ text: t`${name}: document rejected`, tone: 'bad' });
      if (state === 'Reviewed') flags.push({ text: t`${name}: document in review`, tone: 'warn' });
    }
    const passport = passports[member.passport];
    const isVerified = member.passport === 'verified';
    flags.push({ text: t`Passport: ${passport}`, tone: isVerified ? 'ok' : 'warn' });
    if (limits > 0) flags.push({ text: t`Limits set: ${limits}` });
    if (member.has_second_factor) flags.push({ text: t`Two-factor authentication on`, tone: 'ok' });
    return flags;
  };
}

/** Returns the names of the gates (play, deposit, cash-out and bonus), and a function that describes a gate's state. */
export function useGateNames() {
  const { t } = useLingui();
  const { money, number } = useFormats();
  const reasonName = useReasonNames();
  const explain = ({ reason, until, left_cents, left_minutes }: Gate): string => {
    if (reason !== null) return reasonName(reason, until);
    if (left_cents !== null) {
      const amount = money(left_cents);
      return t`Up to ${amount}`;
    }
    if (left_minutes !== null) {
      const minutes = number(left_minutes);
      return t`${minutes} min left today`;
    }
    return t({ message: 'Allowed', context: 'gate' });
  };
  const names = {
    play: t`Play`,
    deposit: t`Top-ups`,
    cash_out: t`Cash-outs`,
    bonus: t`Bonuses`,
  } as const;
  return { names, explain };
}
