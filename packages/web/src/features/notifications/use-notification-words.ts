import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Notification } from '@wl/contract/notifications';
import type { IconName } from '@wl/ui/icon';
import { badgeNames, gradeNames } from '@wl/world/achievements/texts';
import type { BonusKindName } from '@wl/world/bonuses/kind';
import { kindNames } from '@wl/world/bonuses/names';
import { cityTexts } from '@wl/world/cities/index';
import type { DocumentKind, RejectReason } from '@wl/world/casino/documents';
import { type NotificationGroup, pageOf, rulesOf } from '@wl/world/notifications/kinds';
import { deviceName } from '../../app/session/device-name.ts';
import { useFormats } from '../../app/language/formats.ts';
import { currentLanguage } from '../../app/language/language.ts';
import { useMissionName } from './mission-names.ts';
import { useVoidedRound } from './use-voided-round.ts';

export interface NotificationWords {
  icon: IconName;
  group: NotificationGroup;
  title: string;
  detail?: string;
  /** Path of the page where the member can act on the notification. */
  page: string;
  /** Tone of the notification: good news, bad news, or neither. */
  tone: 'good' | 'bad' | 'plain';
}

const itemName = (kind: BonusKindName): string => kindNames[kind].title[currentLanguage()];

export function useGroupNames(): Readonly<Record<NotificationGroup, string>> {
  const { t } = useLingui();
  return {
    account: t`Account`,
    money: t`Money`,
    bonuses: t`Bonuses`,
    journey: t`Journey`,
    tournaments: t`Tournaments`,
  };
}

/** Returns a notification's texts, formatted for the member's language, and its icon, group, page and tone. */
export function useNotificationWords(notification: Notification): NotificationWords {
  const { icon, group } = rulesOf(notification.kind);
  return {
    icon,
    group,
    page: pageOf(notification.kind, notification),
    tone: tones[notification.kind] ?? 'plain',
    ...useWords(notification),
  };
}

const tones: Readonly<Partial<Record<Notification['kind'], NotificationWords['tone']>>> = {
  document_accepted: 'good',
  document_rejected: 'bad',
  passport_verified: 'good',
  top_up_arrived: 'good',
  top_up_declined: 'bad',
  top_up_returned: 'bad',
  top_ups_suspended: 'bad',
  cash_out_paid: 'good',
  cash_out_failed: 'bad',
  bonus_completed: 'good',
  level_reached: 'good',
};

type Words = Pick<NotificationWords, 'title' | 'detail'>;

function useWords(one: Notification): Words {
  const { t } = useLingui();
  const { money, signedMoney, coins, number, dateTime } = useFormats();
  const documents = useDocumentNames();
  const reasons = useReasonWords();
  const mission = useMissionName(one);
  const language = currentLanguage();
  const city = (slug: string) => cityTexts(slug)?.name[language] ?? slug;
  const voidedRound = useVoidedRound();
  const named = (name: Partial<Record<string, string>> | null) =>
    name?.[language] ?? name?.['en'] ?? t`Tournament`;
  switch (one.kind) {
    case 'document_accepted':
      return { title: t`Document accepted`, detail: documents[one.document] };
    case 'document_rejected':
      return {
        title: t`Document not accepted: ${documents[one.document]}`,
        detail: reasons[one.reason],
      };
    case 'passport_verified':
      return {
        title: t`Your passport is verified`,
        detail: t`Your identity and address are verified.`,
      };
    case 'email_changed':
      return { title: t`Your e-mail address was changed` };
    case 'address_changed':
      return {
        title: t`Your address was changed`,
        detail: t`Verification is required again before you can travel or cash out.`,
      };
    case 'phone_changed':
      return { title: t`Your phone number was changed` };
    case 'letter_answered':
      return {
        title: t`Your ticket ${one.number} was answered`,
        detail: t`Read our reply in your e-mail or under My Tickets.`,
      };
    case 'password_changed':
      return {
        title: t`Your password was changed`,
        detail: t`All other devices were signed out.`,
      };
    case 'new_device':
      return {
        title: t`Sign-in from a new device`,
        detail: deviceName(one.device, t`Unknown device`),
      };
    case 'second_factor_on':
      return {
        title: t`Two-factor authentication is on`,
        detail: t`Sign-in now requires a code from your authenticator app.`,
      };
    case 'second_factor_off':
      return {
        title: one.by_house
          ? t`Our team removed two-factor authentication from your account`
          : t`Two-factor authentication is off`,
        detail: t`Sign-in now requires only your password.`,
      };
    case 'recovery_code_used':
      return {
        title: t`A recovery code was used`,
        detail: t`Recovery codes left: ${number(one.left)}`,
      };
    case 'data_ready':
      return {
        title: t`The copy of your data is ready`,
        detail: t`Available to download until ${dateTime(one.until)}.`,
      };
    case 'exclusion_begun':
      return {
        title: t`Your break or exclusion has begun`,
        detail: one.until === null ? t`No end date is set.` : t`End date: ${dateTime(one.until)}`,
      };
    case 'exclusion_ended':
      return {
        title: t`Your break or exclusion has ended`,
        detail: t`Check your limits before you continue.`,
      };
    case 'top_up_arrived':
      return {
        title: t`Your top-up of ${money(one.amount)} was credited`,
      };
    case 'top_up_declined':
      return {
        title: t`Your top-up of ${money(one.amount)} failed`,
        detail: t`The payment was declined. Your cash balance has not changed.`,
      };
    case 'top_up_returned':
      return {
        title: t`A top-up of ${money(one.amount)} was reversed`,
        detail: one.charge_back
          ? t`Your bank asked the payment provider to reverse this top-up.`
          : t`The payment provider refunded this top-up.`,
      };
    case 'top_ups_suspended':
      return {
        title: t`Top-ups are suspended`,
        detail: t`Too many payments have failed. Open your wallet to see how to continue.`,
      };
    case 'cash_out_paid':
      return {
        title: t`Your cash-out of ${money(one.amount)} was paid`,
        detail: t`Your bank or e-wallet determines when the money arrives.`,
      };
    case 'cash_out_failed':
      return {
        title: t`Your cash-out of ${money(one.amount)} failed`,
        detail: t`The amount was returned to your cash balance.`,
      };
    case 'cash_out_returned':
      return {
        title: t`Our team cancelled your cash-out of ${money(one.amount)}`,
        detail: t`The amount was returned to your cash balance.`,
      };
    case 'money_corrected':
      return {
        title: t`Balance correction: ${signedMoney(one.amount)}`,
        detail: t`Our records now match the payment provider’s records.`,
      };
    case 'round_voided':
    case 'round_corrected':
      return voidedRound(one);
    case 'debt_settled':
      return { title: t`${money(one.amount)} was used to settle your debt to the casino` };
    case 'gift_waiting':
      return {
        title: t`A gift is waiting: ${itemName(one.item)}`,
        detail: t`Available to claim until ${dateTime(one.until)}.`,
      };
    case 'item_received':
      return { title: t`You received an item from the casino`, detail: itemName(one.item) };
    case 'bonus_granted':
      return {
        title: t`You received ${money(one.amount)} in bonus money`,
        detail: itemName(one.item),
      };
    case 'bonus_completed':
      return {
        title:
          one.amount > 0 ? t`${money(one.amount)} was converted to cash` : t`You completed a bonus`,
        detail: itemName(one.item),
      };
    case 'bonus_lost':
      return { title: t`No bonus money left`, detail: itemName(one.item) };
    case 'item_revoked':
      return { title: t`Our team removed an item from your bag`, detail: itemName(one.item) };
    case 'item_expiring':
      return {
        title: t`Ends soon: ${itemName(one.item)}`,
        detail: t`The item will be removed from your bag on ${dateTime(one.until)}.`,
      };
    case 'item_expired':
      return { title: t`Expired: ${itemName(one.item)}` };
    case 'level_reached':
      return {
        title: t`Level ${number(one.level)} reached`,
        detail: t`+${coins(one.coins)} Coins`,
      };
    case 'stamp_earned':
      return { title: t`The ${city(one.city)} stamp was added to your passport` };
    case 'mission_completed': {
      const pays = t`+${coins(one.coins)} Coins`;
      // If the mission's name is not loaded, show only the city.
      return mission === undefined
        ? { title: t`Mission completed in ${city(one.city)}`, detail: pays }
        : { title: t`Mission completed: ${mission}`, detail: `${city(one.city)} · ${pays}` };
    }
    case 'errands_completed':
      return {
        title: t({
          message: plural(one.count, {
            one: '# daily errand completed',
            other: '# daily errands completed',
          }),
        }),
        detail: t`+${coins(one.coins)} Coins`,
      };
    case 'badge_earned': {
      const metal = gradeNames[one.grade][language];
      return {
        title: t`You received a new pin: ${badgeNames[one.figure][language]}`,
        detail: metal,
      };
    }
    case 'tournament_starting':
      return {
        title: t`Starts soon: ${named(one.name)}`,
        detail: dateTime(one.starts_at),
      };
    case 'tournament_finished':
      return {
        title:
          one.rank === null
            ? t`${named(one.name)} has ended`
            : t`${named(one.name)}: your final rank is ${number(one.rank)}`,
        ...(one.coins > 0 && { detail: t`+${coins(one.coins)} Coins` }),
      };
    case 'tournament_cancelled':
      return {
        title: t`${named(one.name)} was cancelled`,
        detail: t`Your entry fee was refunded.`,
      };
    default:
      return { title: '' };
  }
}

function useDocumentNames(): Readonly<Record<DocumentKind, string>> {
  const { t } = useLingui();
  return { identity: t`Identity`, address: t`Address`, payment: t`Payment method` };
}

function useReasonWords(): Readonly<Record<RejectReason, string>> {
  const { t } = useLingui();
  return {
    unreadable: t`The document could not be read.`,
    cut_off: t`Part of the document is cut off.`,
    expired: t`The document is no longer valid.`,
    too_old: t`The document is too old.`,
    other_name: t`The document shows a different name.`,
    other_address: t`The document shows a different address.`,
    wrong_type: t`This kind of document is not accepted.`,
    side_missing: t`One side of the document is missing.`,
    not_masked: t`The card number was not covered.`,
    altered: t`The picture was altered.`,
  };
}
