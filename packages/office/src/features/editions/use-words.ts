import { useLingui } from '@lingui/react/macro';
import { cityBySlug, cityTexts } from '@wl/world/cities/index';
import { cityOfMission, missionById } from '@wl/world/cities/missions';
import { partsOf, type Content, type ContentKind } from '@wl/world/editions/content';
import type { Problem } from '@wl/world/editions/problems';
import { type Language, languageNames } from '@wl/world/languages';

const numberIn = (language: string) => (value: number) =>
  new Intl.NumberFormat(language).format(value);

/** Returns the texts of the journey editor: names of content kinds, fields and cities, and descriptions of problems. */
export function useWords() {
  const { t, i18n } = useLingui();
  const language = i18n.locale as Language;
  const number = numberIn(language);
  const fieldNames = useFieldNames();
  const problem = useProblemText();
  const city = (slug: string) => cityTexts(slug)?.name[language] ?? slug;
  return {
    ...fieldNames,
    city,
    /** Returns the name, in the clerk's language, of an edited part of the journey. */
    name: (subject: string, content: Content): string => {
      const { id } = partsOf(subject);
      switch (content.kind) {
        case 'mission':
        case 'badge':
          return content.names[language];
        case 'city':
          return city(id);
        case 'level': {
          const [from, to] = [number(Number(id)), number(Number(id) + 1)];
          return t`Level ${from} to level ${to}`;
        }
      }
    },
    /**
     * Returns the location of a mission (city, district and position), or an empty string for subjects of other kinds.
     */
    place: (subject: string): string => {
      const { kind, id } = partsOf(subject);
      const mission = kind === 'mission' ? missionById(id) : undefined;
      if (!mission) return '';
      const slug = cityOfMission(id);
      const district = cityBySlug(slug)?.districts.find((one) => one.slug === mission.district);
      return `${city(slug)} · ${district?.name ?? mission.district} · ${mission.place}`;
    },
    /** Formats a value for the list of changes. */
    value: (path: string, value: string): string =>
      path === 'withdrawn' ? (value === 'true' ? t`yes` : t`no`) : value,
    problem,
    unreadable: t`Digits only`,
  };
}

/** Returns the display names of content kinds, field groups and fields. */
function useFieldNames() {
  const { t } = useLingui();
  const kinds: Readonly<Record<ContentKind, string>> = {
    mission: t`Missions`,
    city: t`Cities`,
    level: t`Levels`,
    badge: t`Pins`,
  };
  const groups: Readonly<Record<string, string>> = {
    names: t`Name`,
    tagline: t`Tagline on maps and cards`,
    arrival: t`Arrival text`,
  };
  const fields: Readonly<Record<string, string>> = {
    coins: t`Coins`,
    target: t`Requirement`,
    skillPoints: t`Skill points`,
    withdrawn: t`Withdrawn`,
    'targets.0': t`Bronze`,
    'targets.1': t`Silver`,
    'targets.2': t`Gold`,
  };
  /** Returns the name of a field, such as “Name · Türkçe” for `names.tr`. */
  const field = (path: string): string => {
    const known = fields[path];
    if (known !== undefined) return known;
    const [group = '', of = ''] = path.split('.');
    return `${groups[group] ?? group} · ${languageNames[of as Language] ?? of}`;
  };
  return { kinds, groups, field };
}

/** Returns a function that describes a problem. Its parameter `isMoney` is true if the problem's bound is in cents. */
function useProblemText() {
  const { t, i18n } = useLingui();
  const number = numberIn(i18n.locale);
  return ({ why, bound = 0 }: Problem, isMoney: boolean): string => {
    const most = number(isMoney ? bound / 100 : bound);
    switch (why) {
      case 'low':
        return t`At least ${most}`;
      case 'high':
        return t`At most ${most}`;
      case 'short':
        return t`At least ${most} characters`;
      case 'long':
        return t`At most ${most} characters`;
      case 'taken':
        return t`Another entry already uses this name`;
      case 'order':
        return t`Must be more than ${most}`;
      case 'city':
        return t`The city would have fewer than ${most} available missions`;
      case 'district':
        return t`Another district has exactly the same requirement`;
    }
  };
}
