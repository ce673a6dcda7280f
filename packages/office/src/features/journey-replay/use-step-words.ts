import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReplayStep, ReplayTopic } from '@wl/contract/journey-replay';
import { badgeNames, gradeNames, recordNames, type RecordKind } from '@wl/world/achievements/texts';
import { badgeById } from '@wl/world/achievements/badges';
import { cityTexts } from '@wl/world/cities/index';
import { missionTextsOf } from '@wl/world/cities/mission-texts';
import type { ExperienceSourceName } from '@wl/world/casino/experience';
import type { Skill } from '@wl/world/casino/skills';
import type { Language } from '@wl/world/languages';
import type { MissionTexts } from '@wl/world/mission';
import { useFormats } from '../../app/format.ts';

/** Returns the name of a game, such as Neon Shibuya for `neon-shibuya`. Game names are not translated. */
export const gameName = (slug: string): string =>
  slug.replace(
    /(^|-)(\p{L})/gu,
    (_, dash: string, letter: string) => `${dash === '' ? '' : ' '}${letter.toUpperCase()}`,
  );

/** Skill names as on the members' pages, the same in every language. */
const skills: Readonly<Record<Skill, string>> = {
  gambler: 'Gambler',
  negotiator: 'Negotiator',
  hustler: 'Hustler',
  backpacker: 'Backpacker',
};

/** Returns the names of skills, cities, badges and sources of experience. */
export function useOriginalNames() {
  const { t, i18n } = useLingui();
  const language = i18n.locale as Language;
  const sources: Readonly<Record<ExperienceSourceName, string>> = {
    login: t`Sign-in`,
    deposit_small: t`Small top-up`,
    deposit_medium: t`Medium top-up`,
    deposit_large: t`Large top-up`,
    wager: t`Cash round`,
  };
  return {
    sources,
    skills,
    windows: { hour: t`this hour`, day: t`this day`, month: t`this month` },
    record: (kind: RecordKind) => recordNames[kind][language],
    city: (slug: string) => cityTexts(slug)?.name[language] ?? slug,
    badge: (id: string) => {
      const badge = badgeById(id);
      return badge
        ? `${badgeNames[badge.family.figure][language]} · ${gradeNames[badge.grade][language]}`
        : id;
    },
  };
}

/** Returns a function that returns the names of these cities' missions, or their ids until the names are loaded. */
export function useMissionNames(cities: readonly string[]): (id: string) => string {
  const { i18n } = useLingui();
  const wanted = [...new Set(cities)].filter((slug) => slug !== '').sort();
  const texts = useQuery({
    queryKey: ['mission-texts', wanted],
    queryFn: async (): Promise<MissionTexts> => {
      const texts = await Promise.all(wanted.map(missionTextsOf));
      return Object.fromEntries(texts.flatMap((one) => Object.entries(one)));
    },
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  return (id) => texts.data?.[id]?.name[i18n.locale as Language] ?? id;
}

export function useTopicNames(): Readonly<Record<ReplayTopic, string>> {
  const { t } = useLingui();
  return {
    play: t`Play`,
    money: t`Money`,
    travel: t`Travel`,
    missions: t`Missions and tasks`,
    levels: t`Levels and skills`,
    items: t`Items and bonuses`,
    passport: t`Passport and details`,
    account: t`Account and limits`,
  };
}

/** Returns a function that describes an event in one line. */
export function useStepTitle(missionName: (id: string) => string): (step: ReplayStep) => string {
  const { t } = useLingui();
  const { money, number } = useFormats();
  const { city, skills, badge } = useOriginalNames();
  return ({ type, facts }) => {
    const text = (name: string) => String(facts[name] ?? '');
    const amount = money(Number(facts['amount_cents'] ?? 0));
    switch (type) {
      case 'play.round_settled':
        return gameName(text('game'));
      case 'members.registered':
        return t`Registered`;
      case 'members.signed_in':
        return t`Signed in`;
      case 'members.email_confirmed':
        return t`Confirmed the e-mail address`;
      case 'members.closed':
        return t`Closed the account`;
      case 'members.notice_sent':
        return t`E-mail sent to the member`;
      case 'wallet.top_up_credited':
        return t`Topped up ${amount}`;
      case 'wallet.top_up_declined':
        return t`Top-up declined`;
      case 'wallet.top_up_refunded':
        return t`Top-up refunded`;
      case 'wallet.cash_out_requested':
        return t`Requested a cash-out of ${amount}`;
      case 'wallet.cash_out_approved':
        return t`Cash-out approved`;
      case 'wallet.cash_out_cancelled':
        return t`Cash-out cancelled`;
      case 'wallet.cash_out_paid':
        return t`Cash-out paid`;
      case 'wallet.cash_out_failed':
        return t`Cash-out failed`;
      case 'wallet.corrected':
        return t`Ledger corrected`;
      case 'wallet.debt_settled':
        return t`Debt settled`;
      case 'wallet.top_ups_suspended':
        return t`Top-ups suspended`;
      case 'wallet.top_ups_resumed':
        return t`Top-ups allowed again`;
      case 'travel.arrived':
        return t`Flew from ${city(text('from'))} to ${city(text('to'))}`;
      case 'missions.completed':
        return t`Mission completed: ${missionName(text('mission'))}`;
      case 'missions.errand_completed':
        return t`Errand completed`;
      case 'missions.stamp_earned':
        return t`${city(text('city'))} stamp earned`;
      case 'missions.guide_read':
        return t`Read a guide`;
      case 'missions.proof_checked':
        return t`Checked the proof of a round`;
      case 'playlists.created':
        return t`Created a playlist`;
      case 'ratings.game_rated':
        return t`Rated ${gameName(text('game'))}`;
      case 'fairness.client_seed_chosen':
        return t`Chose a client seed`;
      case 'journey.level_reached':
        return t`Reached level ${number(Number(facts['level'] ?? 0))}`;
      case 'journey.skill_upgraded': {
        const skill = skills[text('skill') as Skill] ?? text('skill');
        return t`${skill} upgraded to ${number(Number(facts['level'] ?? 0))}`;
      }
      case 'achievements.badge_earned':
        return t`Badge earned: ${badge(text('badge'))}`;
      case 'tournaments.entered':
        return t`Entered a tournament`;
      case 'tournaments.finished':
        return t`Finished a tournament`;
      case 'tournaments.cancelled':
        return t`Tournament cancelled`;
      case 'market.item_purchased':
        return t`Bought ${text('slug')}`;
      case 'bag.item_acquired':
        return t`Item added to the bag: ${text('slug')}`;
      case 'bag.item_activated':
        return t`Item activated: ${text('slug')}`;
      case 'bag.item_ended':
        return t`Item ended: ${text('slug')}`;
      case 'bag.bonus_granted':
        return t`${amount} in bonus money granted`;
      case 'bag.deposit_watched':
        return t`Top-up tracked for cashback`;
      case 'bag.wagering_reached':
        return t`Wagering requirement met`;
      case 'passport.document_uploaded':
        return t`Sent a document`;
      case 'passport.document_accepted':
        return t`Document accepted`;
      case 'passport.document_rejected':
        return t`Document rejected`;
      case 'passport.identity_verified':
        return t`Identity verified`;
      case 'passport.address_verified':
        return t`Address verified`;
      case 'passport.payment_verified':
        return t`Payment method verified`;
      case 'passport.overridden':
        return t`Passport approved without documents`;
      case 'details.changed':
        return t`Details changed`;
      case 'exclusions.begun':
        return t`Break or exclusion started`;
      case 'exclusions.ended':
        return t`Break or exclusion ended`;
      case 'limits.deposit_limit_set':
        return t`Deposit limit set`;
      default:
        return type;
    }
  };
}
