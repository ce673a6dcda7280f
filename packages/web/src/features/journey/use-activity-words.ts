import { useLingui } from '@lingui/react/macro';
import type { Activity, ActivityType } from '@wl/contract/activities';
import type { IconName } from '@wl/ui/icon';
import type { DocumentKind } from '@wl/world/casino/documents';
import type { BonusKindName } from '@wl/world/bonuses/kind';
import { launchItems } from '@wl/world/bonuses/items';
import { bagName } from '@wl/world/casino/bag-names';
import { useFormats } from '../../app/formats.ts';
import { currentLanguage } from '../../app/language.ts';
import { useItemWords } from '../bag/index.ts';
import { useCities } from '../lobby/index.ts';
import { skillNames } from './use-skill-words.ts';

export interface ActivityWords {
  icon: IconName;
  title: string;
  detail?: string;
  /** Formatted amount of money or Coins, if the activity has one. */
  amount?: string;
}

const icons: Readonly<Record<ActivityType, IconName>> = {
  top_up: 'wallet',
  cash_out: 'envelope',
  spins: 'dice',
  verification: 'seal',
  document_uploaded: 'upload',
  document_accepted: 'check-circle',
  document_rejected: 'warning',
  purchased_item: 'market',
  received_item: 'gift',
  activated_item: 'ticket',
  deposit_bonus: 'gift',
  deposit_cashback: 'undo',
  spin_credits: 'spin',
  travelled: 'plane',
  level: 'trophy',
  skill: 'lightning',
  mission: 'compass',
  stamp: 'passport',
  tournament_entry: 'ticket',
  tournament_prize: 'trophy',
  tournament_cancelled: 'undo',
};

/** Returns the names of the activity types, for the filter. */
export function useTypeNames(): Readonly<Record<ActivityType, string>> {
  const { t } = useLingui();
  return {
    top_up: t`Top-ups`,
    cash_out: t`Cash-outs`,
    spins: t({ context: 'activities', message: 'Play' }),
    verification: t`Verifications`,
    document_uploaded: t`Documents sent`,
    document_accepted: t`Documents accepted`,
    document_rejected: t`Documents rejected`,
    purchased_item: t`Purchases`,
    received_item: t`Gifts from the casino`,
    activated_item: t`Activations`,
    deposit_bonus: t`Deposit bonuses`,
    deposit_cashback: t`Deposit cashback`,
    spin_credits: t`Spins and credits`,
    travelled: t`Trips`,
    level: t`Levels`,
    skill: t`Skills`,
    mission: t`Missions`,
    stamp: t`Stamps`,
    tournament_entry: t`Tournaments entered`,
    tournament_prize: t`Tournament rankings`,
    tournament_cancelled: t`Tournaments cancelled`,
  };
}

/** Returns a function that describes an activity in the member's language. */
export function useActivityWords(): (activity: Activity) => ActivityWords {
  const { t } = useLingui();
  const { money, coins, number } = useFormats();
  const cities = useCities();
  const items = useItemWords();
  const language = currentLanguage();
  const kinds: Readonly<Record<DocumentKind, string>> = {
    identity: t`Identity`,
    address: t`Address`,
    payment: t`Payment method`,
  };
  const bonuses: Readonly<Record<BonusKindName, string>> = {
    deposit_bonus: t`Deposit bonus`,
    deposit_cashback: t`Deposit cashback`,
    free_spins: t`Free spins`,
    spin_credits: t`Spin credits`,
    tournament_ticket: t`Tournament ticket`,
    destination_ticket: t`Destination ticket`,
  };
  const itemName = (slug: string, kind: BonusKindName | null = null): string => {
    if (slug.startsWith('bag:')) return bagName(slug.slice(4), currentLanguage());
    const item = launchItems.find((one) => one.slug === slug);
    if (item) return items.words(item.terms).name;
    return kind ? bonuses[kind] : t`A marketplace item`;
  };
  const steps = {
    credited: t`Top-up credited`,
    refunded: t`Top-up refunded`,
    requested: t`Cash-out requested`,
    cancelled: t`Cash-out cancelled`,
    paid: t`Cash-out paid`,
    failed: t`Cash-out failed`,
  };
  const wordsOf = (activity: Activity): Omit<ActivityWords, 'icon'> => {
    switch (activity.type) {
      case 'top_up':
      case 'cash_out':
        return { title: steps[activity.step], amount: money(activity.amount) };
      case 'spins': {
        const [rounds, staked, paid] = [
          number(activity.rounds),
          money(activity.staked),
          money(activity.paid),
        ];
        return {
          title: items.gameName(activity.game),
          detail: t`Rounds: ${rounds} · Staked: ${staked} · Paid out: ${paid}`,
        };
      }
      case 'verification':
        return { title: t`Verified: ${kinds[activity.kind]}` };
      case 'document_uploaded':
        return { title: t`Document sent`, detail: kinds[activity.kind] };
      case 'document_accepted':
        return { title: t`Document accepted`, detail: kinds[activity.kind] };
      case 'document_rejected':
        return { title: t`Document rejected`, detail: kinds[activity.kind] };
      case 'purchased_item':
        return {
          title: itemName(activity.slug),
          detail: t`Bought in the marketplace`,
          amount: t`−${coins(activity.coins)} Coins`,
        };
      case 'received_item':
        return { title: itemName(activity.slug, activity.kind), detail: t`Gift from the casino` };
      case 'activated_item':
        return { title: itemName(activity.slug, activity.kind), detail: t`Activated` };
      case 'deposit_bonus':
        return {
          title: bonuses.deposit_bonus,
          detail: t`Converted to bonus money`,
          amount: money(activity.amount),
        };
      case 'deposit_cashback':
        return activity.step === 'watched'
          ? {
              title: bonuses.deposit_cashback,
              detail: t`Top-up is being tracked`,
              amount: money(activity.amount),
            }
          : {
              title: bonuses.deposit_cashback,
              detail: t`Converted to bonus money`,
              amount: money(activity.amount),
            };
      case 'spin_credits':
        return {
          title: t`Won with spins`,
          detail: t`Converted to bonus money`,
          amount: money(activity.amount),
        };
      case 'travelled': {
        const [from, to] = [cities.name(activity.from), cities.name(activity.to)];
        const detail = `${cities.airport(activity.from)} → ${cities.airport(activity.to)}`;
        const title = t`${from} to ${to}`;
        return activity.coins > 0
          ? { title, detail, amount: t`−${coins(activity.coins)} Coins` }
          : { title, detail };
      }
      case 'level':
        return {
          title: t`Level ${activity.level} reached`,
          amount: t`+${coins(activity.coins)} Coins`,
        };
      case 'skill':
        return { title: t`${skillNames[activity.skill]} upgraded to ${activity.level}` };
      case 'mission':
        return {
          title:
            activity.city === null
              ? t`Errand completed`
              : t`Mission completed in ${cities.name(activity.city)}`,
          amount: t`+${coins(activity.coins)} Coins`,
        };
      case 'stamp':
        return { title: t`${cities.name(activity.city)} stamp` };
      case 'tournament_entry': {
        const title = activity.name[language];
        if (activity.how === 'coins')
          return {
            title,
            detail: t`Tournament entered`,
            amount: t`−${coins(activity.coins)} Coins`,
          };
        return {
          title,
          detail:
            activity.how === 'ticket' ? t`Tournament entered with a ticket` : t`Tournament entered`,
        };
      }
      case 'tournament_prize': {
        const [title, detail] = [activity.name[language], t`Rank ${number(activity.rank)}`];
        return activity.coins > 0
          ? { title, detail, amount: t`+${coins(activity.coins)} Coins` }
          : { title, detail };
      }
      case 'tournament_cancelled': {
        const title = activity.name[language];
        if (activity.coins > 0)
          return {
            title,
            detail: t`Tournament cancelled`,
            amount: t`+${coins(activity.coins)} Coins`,
          };
        return {
          title,
          detail: activity.ticket
            ? t`Tournament cancelled; your ticket is back in your bag`
            : t`Tournament cancelled`,
        };
      }
      default:
        return { title: '' };
    }
  };
  return (activity) => ({ icon: icons[activity.type], ...wordsOf(activity) });
}
