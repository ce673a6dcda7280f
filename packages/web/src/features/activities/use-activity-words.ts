import { useLingui } from '@lingui/react/macro';
import type { Activity, ActivityType } from '@wl/contract/activities';
import type { IconName } from '@wl/ui/icon';
import type { DocumentKind } from '@wl/world/casino/documents';
import { grantActivities, type GrantActivityType } from '@wl/world/bonuses/activities';
import type { BonusKindName } from '@wl/world/bonuses/kind';
import { launchItems } from '@wl/world/bonuses/items';
import { kindNames } from '@wl/world/bonuses/names';
import { bagName } from '@wl/world/casino/bag-names';
import { skillNames } from '@wl/world/casino/skills';
import { useFormats } from '../../app/language/formats.ts';
import { currentLanguage } from '../../app/language/language.ts';
import { lookOf, useItemWords } from '../bag/index.ts';
import { useCities } from '../lobby/index.ts';
import { activityIcons } from './activity-icons.ts';

export interface ActivityWords {
  icon: IconName;
  title: string;
  detail?: string;
  /** Formatted amount of money or Coins, if the activity has one. */
  amount?: string;
}

/** Returns the names of the activity types, for the filter. */
export function useTypeNames(): Readonly<Record<ActivityType, string>> {
  const { t } = useLingui();
  const grants = grantActivities.map(({ type }): [string, string] => {
    const { activity } = lookOf(type);
    const { plural, title } = kindNames[type];
    return [type, activity?.typeName ? t(activity.typeName) : (plural ?? title)[currentLanguage()]];
  });
  return {
    ...(Object.fromEntries(grants) as Record<GrantActivityType, string>),
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

type Items = ReturnType<typeof useItemWords>;
type Words = Omit<ActivityWords, 'icon'>;
type ActivityOf<T extends ActivityType> = Extract<Activity, { type: T }>;
type Grant = ActivityOf<GrantActivityType>;

const titleOf = (kind: BonusKindName): string => kindNames[kind].title[currentLanguage()];

function usePaymentWords() {
  const { t } = useLingui();
  const { money } = useFormats();
  const steps = {
    credited: t`Top-up credited`,
    refunded: t`Top-up refunded`,
    requested: t`Cash-out requested`,
    cancelled: t`Cash-out cancelled`,
    paid: t`Cash-out paid`,
    failed: t`Cash-out failed`,
  };
  return (activity: ActivityOf<'top_up' | 'cash_out'>): Words => ({
    title: steps[activity.step],
    amount: money(activity.amount),
  });
}

function useSpinWords({ gameName }: Items) {
  const { t } = useLingui();
  const { money, number } = useFormats();
  return (activity: ActivityOf<'spins'>): Words => {
    const [rounds, staked, paid] = [
      number(activity.rounds),
      money(activity.staked),
      money(activity.paid),
    ];
    return {
      title: gameName(activity.game),
      detail: t`Rounds: ${rounds} · Staked: ${staked} · Paid out: ${paid}`,
    };
  };
}

function useDocumentWords() {
  const { t } = useLingui();
  const kinds: Readonly<Record<DocumentKind, string>> = {
    identity: t`Identity`,
    address: t`Address`,
    payment: t`Payment method`,
  };
  return (
    activity: ActivityOf<
      'verification' | 'document_uploaded' | 'document_accepted' | 'document_rejected'
    >,
  ): Words => {
    switch (activity.type) {
      case 'verification':
        return { title: t`Verified: ${kinds[activity.kind]}` };
      case 'document_uploaded':
        return { title: t`Document sent`, detail: kinds[activity.kind] };
      case 'document_accepted':
        return { title: t`Document accepted`, detail: kinds[activity.kind] };
      case 'document_rejected':
        return { title: t`Document rejected`, detail: kinds[activity.kind] };
    }
  };
}

/** Returns a function that describes purchases, gifts and activations of items. */
function useItemActivityWords({ words }: Items) {
  const { t } = useLingui();
  const { coins } = useFormats();
  const itemName = (slug: string, kind: BonusKindName | null = null): string => {
    if (slug.startsWith('bag:')) return bagName(slug.slice(4), currentLanguage());
    const item = launchItems.find((one) => one.slug === slug);
    if (item) return words(item.terms).name;
    return kind ? titleOf(kind) : t`A marketplace item`;
  };
  return (activity: ActivityOf<'purchased_item' | 'received_item' | 'activated_item'>): Words => {
    switch (activity.type) {
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
    }
  };
}

const isGrant = (activity: Activity): activity is Grant =>
  grantActivities.some(({ type }) => type === activity.type);

/** Returns a function that describes activities about bonus money, with the titles that the bonus kinds define. */
function useGrantWords() {
  const { t } = useLingui();
  const { money } = useFormats();
  return (grant: Grant): ActivityWords => {
    const { icon, activity } = lookOf(grant.type);
    const isWatched = 'step' in grant && grant.step === 'watched';
    return {
      icon: activity?.icon ?? icon,
      title: activity?.title ? t(activity.title) : titleOf(grant.type),
      detail: isWatched && activity?.watched ? t(activity.watched) : t`Converted to bonus money`,
      amount: money(grant.amount),
    };
  };
}

/** Returns a function that describes the member's progress: trips, levels, skills, missions and stamps. */
function useProgressWords() {
  const { t } = useLingui();
  const { coins } = useFormats();
  const cities = useCities();
  return (activity: ActivityOf<'travelled' | 'level' | 'skill' | 'mission' | 'stamp'>): Words => {
    switch (activity.type) {
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
    }
  };
}

function useTournamentWords() {
  const { t } = useLingui();
  const { coins, number } = useFormats();
  const language = currentLanguage();
  return (
    activity: ActivityOf<'tournament_entry' | 'tournament_prize' | 'tournament_cancelled'>,
  ): Words => {
    const title = activity.name[language];
    switch (activity.type) {
      case 'tournament_entry':
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
      case 'tournament_prize': {
        const detail = t`Rank ${number(activity.rank)}`;
        return activity.coins > 0
          ? { title, detail, amount: t`+${coins(activity.coins)} Coins` }
          : { title, detail };
      }
      case 'tournament_cancelled':
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
  };
}

/** Returns a function that describes an activity in the member's language. */
export function useActivityWords(): (activity: Activity) => ActivityWords {
  const items = useItemWords();
  const paymentWords = usePaymentWords();
  const spinWords = useSpinWords(items);
  const documentWords = useDocumentWords();
  const itemWords = useItemActivityWords(items);
  const grantWords = useGrantWords();
  const progressWords = useProgressWords();
  const tournamentWords = useTournamentWords();
  const wordsOf = (activity: Exclude<Activity, Grant>): Words => {
    switch (activity.type) {
      case 'top_up':
      case 'cash_out':
        return paymentWords(activity);
      case 'spins':
        return spinWords(activity);
      case 'verification':
      case 'document_uploaded':
      case 'document_accepted':
      case 'document_rejected':
        return documentWords(activity);
      case 'purchased_item':
      case 'received_item':
      case 'activated_item':
        return itemWords(activity);
      case 'travelled':
      case 'level':
      case 'skill':
      case 'mission':
      case 'stamp':
        return progressWords(activity);
      case 'tournament_entry':
      case 'tournament_prize':
      case 'tournament_cancelled':
        return tournamentWords(activity);
      default:
        return { title: '' };
    }
  };
  return (activity) =>
    isGrant(activity)
      ? grantWords(activity)
      : { icon: activityIcons[activity.type], ...wordsOf(activity) };
}
