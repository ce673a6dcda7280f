import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { achievementsEvents } from '@wl/contract/events/achievements';
import { bagEvents } from '@wl/contract/events/bag';
import { detailsEvents } from '@wl/contract/events/details';
import { exclusionsEvents } from '@wl/contract/events/exclusions';
import { fairnessEvents } from '@wl/contract/events/fairness';
import { journeyEvents } from '@wl/contract/events/journey';
import { limitsEvents } from '@wl/contract/events/limits';
import { marketEvents } from '@wl/contract/events/market';
import { membersEvents } from '@wl/contract/events/members';
import { missionsEvents } from '@wl/contract/events/missions';
import { passportEvents } from '@wl/contract/events/passport';
import { wagersEvents } from '@wl/contract/events/wagers';
import { playlistsEvents } from '@wl/contract/events/playlists';
import { ratingsEvents } from '@wl/contract/events/ratings';
import { tournamentsEvents } from '@wl/contract/events/tournaments';
import { travelEvents } from '@wl/contract/events/travel';
import { walletEvents } from '@wl/contract/events/wallet';
import type { ReplayStep, ReplayTopic } from '@wl/contract/office/journey-replay';
import { badgeNames, gradeNames, recordNames, type RecordKind } from '@wl/world/achievements/texts';
import { badgeById } from '@wl/world/achievements/badges';
import { cityTexts } from '@wl/world/cities/index';
import { missionTextsOf } from '@wl/world/cities/mission-texts';
import type { ExperienceSourceName } from '@wl/world/casino/experience';
import { type Skill, skillNames } from '@wl/world/casino/skills';
import type { Language } from '@wl/world/languages';
import type { MissionTexts } from '@wl/world/mission';
import { useFormats } from '../../app/language/format.ts';

/** Returns the name of a game, such as Neon Shibuya for `neon-shibuya`. Game names are not translated. */
export const gameName = (slug: string): string =>
  slug.replace(
    /(^|-)(\p{L})/gu,
    (_, dash: string, letter: string) => `${dash === '' ? '' : ' '}${letter.toUpperCase()}`,
  );

/** Returns the names of skills, records, cities, badges, sources of experience and experience limits. */
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
    skills: skillNames,
    windows: { hour: t`Hourly limit`, day: t`Daily limit`, month: t`Monthly limit` },
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

/**
 * Returns a function that looks up a mission's name by its id. Until the mission names for the given cities have
 * loaded, the function returns the id.
 */
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
      case wagersEvents.settled.type:
        return gameName(text('game'));
      case wagersEvents.voided.type:
        return t`Round voided: ${gameName(text('game'))}`;
      case membersEvents.registered.type:
        return t`Registered`;
      case membersEvents.signed_in.type:
        return t`Signed in`;
      case membersEvents.email_confirmed.type:
        return t`Confirmed the e-mail address`;
      case membersEvents.closed.type:
        return t`Closed the account`;
      case membersEvents.notice_sent.type:
        return t`E-mail sent to the member`;
      case walletEvents.top_up_credited.type:
        return t`Topped up ${amount}`;
      case walletEvents.top_up_declined.type:
        return t`Top-up declined`;
      case walletEvents.top_up_refunded.type:
        return t`Top-up refunded`;
      case walletEvents.cash_out_requested.type:
        return t`Requested a cash-out of ${amount}`;
      case walletEvents.cash_out_approved.type:
        return t`Cash-out approved`;
      case walletEvents.cash_out_cancelled.type:
        return t`Cash-out cancelled`;
      case walletEvents.cash_out_paid.type:
        return t`Cash-out paid`;
      case walletEvents.cash_out_failed.type:
        return t`Cash-out failed`;
      case walletEvents.corrected.type:
        return t`Ledger corrected`;
      case walletEvents.debt_settled.type:
        return t`Debt settled`;
      case walletEvents.top_ups_suspended.type:
        return t`Top-ups suspended`;
      case walletEvents.top_ups_resumed.type:
        return t`Top-ups allowed again`;
      case travelEvents.arrived.type:
        return t`Flew from ${city(text('from'))} to ${city(text('to'))}`;
      case missionsEvents.completed.type:
        return t`Mission completed: ${missionName(text('mission'))}`;
      case missionsEvents.errand_completed.type:
        return t`Errand completed`;
      case missionsEvents.stamp_earned.type:
        return t`${city(text('city'))} stamp earned`;
      case missionsEvents.guide_read.type:
        return t`Read a guide`;
      case missionsEvents.proof_checked.type:
        return t`Checked the proof of a round`;
      case playlistsEvents.created.type:
        return t`Created a playlist`;
      case ratingsEvents.game_rated.type:
        return t`Rated ${gameName(text('game'))}`;
      case fairnessEvents.client_seed_chosen.type:
        return t`Chose a client seed`;
      case journeyEvents.level_reached.type:
        return t`Reached level ${number(Number(facts['level'] ?? 0))}`;
      case journeyEvents.skill_upgraded.type: {
        const skill = skills[text('skill') as Skill] ?? text('skill');
        return t`${skill} upgraded to ${number(Number(facts['level'] ?? 0))}`;
      }
      case achievementsEvents.badge_earned.type:
        return t`Pin earned: ${badge(text('badge'))}`;
      case tournamentsEvents.entered.type:
        return t`Entered a tournament`;
      case tournamentsEvents.finished.type:
        return t`Finished a tournament`;
      case tournamentsEvents.cancelled.type:
        return t`Tournament cancelled`;
      case marketEvents.item_purchased.type:
        return t`Bought ${text('slug')}`;
      case bagEvents.item_acquired.type:
        return t`Item added to the bag: ${text('slug')}`;
      case bagEvents.item_activated.type:
        return t`Item activated: ${text('slug')}`;
      case bagEvents.item_ended.type:
        return t`Item no longer active: ${text('slug')}`;
      case bagEvents.bonus_granted.type:
        return t`${amount} in bonus money granted`;
      case bagEvents.deposit_watched.type:
        return t`Top-up tracked for cashback`;
      case bagEvents.wagering_reached.type:
        return t`Wagering requirement met`;
      case passportEvents.document_uploaded.type:
        return t`Sent a document`;
      case passportEvents.document_accepted.type:
        return t`Document accepted`;
      case passportEvents.document_rejected.type:
        return t`Document rejected`;
      case passportEvents.identity_verified.type:
        return t`Identity verified`;
      case passportEvents.address_verified.type:
        return t`Address verified`;
      case passportEvents.payment_verified.type:
        return t`Payment method verified`;
      case passportEvents.overridden.type:
        return t`Passport approved without documents`;
      case detailsEvents.changed.type:
        return t`Details changed`;
      case exclusionsEvents.begun.type:
        return t`Break or exclusion started`;
      case exclusionsEvents.ended.type:
        return t`Break or exclusion ended`;
      case limitsEvents.deposit_limit_set.type:
        return t`Deposit limit set`;
      default:
        return type;
    }
  };
}
