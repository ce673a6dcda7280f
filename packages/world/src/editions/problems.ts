/** What an edition may not say: as strict as the tests of what the house opened with. */
import type { BadgeFigure } from '../achievements/badges.ts';
import { gradeNames, recordNames } from '../achievements/texts.ts';
import { cities } from '../cities/index.ts';
import { allMissions, cityOfMission, missionById, missionsOf } from '../cities/missions.ts';
import { LEVEL_TABLE_ROWS, SKILL_MAX_LEVEL } from '../house/levels.ts';
import { STAMP_MISSIONS } from '../house/missions.ts';
import { skills } from '../house/skills.ts';
import { languages, type Language, type Texts } from '../languages.ts';
import type { Deed, GameFilter, Mission, Objective } from '../mission.ts';
import { withTarget } from './book.ts';
import {
  contentOf,
  partsOf,
  type BadgeContent,
  type CityContent,
  type Content,
  type Contents,
  type LevelContent,
  type MissionContent,
} from './content.ts';

/** Decisions §8: the mean of all missions. Above it the desk is warned. */
export const MEAN_MISSION_COINS = 85;
/** Characters of a mission's or a badge's name: more does not fit on a ticket or a postcard. */
const NAME_LENGTH = { mission: [4, 34], badge: [2, 34] } as const;
/** Characters of what a city says. */
const TAGLINE_LENGTH = [8, 54] as const;
const ARRIVAL_LENGTH = [30, 140] as const;
/** The most a mission asks for, cents of a stake. */
const MOST_STAKE_CENTS = 1_000_00;
/** The most a step between levels pays; twice what the house's last one does. */
const MOST_LEVEL_COINS = 2_400;
const MOST_LEVEL_SKILL_POINTS = 20;
const MOST_THINGS = 10;
const GUIDES = 3;
const LIMIT_PERIODS = 2;

/** What the bounds need to know of a game. */
export interface GameFacts {
  slug: string;
  category: string;
  city: string;
  studio: string;
}

/**
 * `low`, `high`: a number out of its bounds. `short`, `long`: a text. `taken`: another one has this name in this language.
 * `order`: a badge that asks for less than the one before. `city`: too few missions of the city would be left for its stamp.
 * `district`: another district asks for exactly the same.
 */
export type Why = 'low' | 'high' | 'short' | 'long' | 'taken' | 'order' | 'city' | 'district';

export interface Problem {
  /** `names.en`, `coins`, `targets.1` */
  field: string;
  why: Why;
  /** The bound, where there is one. Cents of a stake. */
  bound?: number;
}

type Bounds = readonly [least: number, most: number];

/**
 * Everything that is wrong with content; empty when it may be published.
 * @param contents the whole journey as it stands
 */
export function problemsOf(
  subject: string,
  content: Content,
  contents: Contents,
  games: readonly GameFacts[],
): Problem[] {
  const { id } = partsOf(subject);
  switch (content.kind) {
    case 'mission':
      return missionProblems(id, content, contents, games);
    case 'city':
      return cityProblems(content);
    case 'level':
      return levelProblems(content);
    case 'badge':
      return badgeProblems(id, content, contents, games);
  }
}

const outside = (field: string, value: number, [least, most]: Bounds): Problem[] =>
  value < least
    ? [{ field, why: 'low', bound: least }]
    : value > most
      ? [{ field, why: 'high', bound: most }]
      : [];

const textProblems = (field: string, texts: Texts, [least, most]: Bounds): Problem[] =>
  languages.flatMap((language): Problem[] => {
    const { length } = texts[language].trim();
    const at = `${field}.${language}`;
    return length < least
      ? [{ field: at, why: 'short', bound: least }]
      : length > most
        ? [{ field: at, why: 'long', bound: most }]
        : [];
  });

const plain = (text: string, language: Language) =>
  text.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase(language);

const takenNames = (names: Texts, others: readonly Texts[]): Problem[] =>
  languages
    .filter((language) =>
      others.some((other) => plain(other[language], language) === plain(names[language], language)),
    )
    .map((language) => ({ field: `names.${language}`, why: 'taken' }));

/** Names of everything of a kind but one. */
const otherNames = (contents: Contents, kind: 'mission' | 'badge', id: string): Texts[] =>
  [...contents].flatMap(([subject, content]) =>
    content.kind === kind && subject !== `${kind}:${id}` ? [content.names] : [],
  );

/** Coins a mission may pay (decisions §8): most at the end of a district, little for what costs nothing. */
function coinsBounds({ place, objective }: Mission): Bounds {
  if (place === 4) return [100, 150];
  return objective.kind === 'stake' ? [20, 150] : [20, 60];
}

/** What a mission may ask for: cents of a stake, at least a dollar per Coin, else things, never more than there are. */
function targetBounds(objective: Objective, coins: number, games: readonly GameFacts[]): Bounds {
  switch (objective.kind) {
    case 'stake':
      return [coins * 100, MOST_STAKE_CENTS];
    case 'different_games':
      return [1, matching(objective.games, games).length];
    case 'different_studios':
      return [1, new Set(games.map(({ studio }) => studio)).size];
    case 'deed':
      return [1, mostDeeds(objective.deed, games)];
  }
}

function mostDeeds(deed: Deed, games: readonly GameFacts[]): number {
  if (deed === 'how_to_read') return GUIDES;
  if (deed === 'deposit_limit_set') return LIMIT_PERIODS;
  return deed === 'game_rated' ? games.length : MOST_THINGS;
}

const matching = (filter: GameFilter | undefined, games: readonly GameFacts[]) =>
  games.filter(
    ({ category, city }) =>
      (filter?.category === undefined || filter.category === category) &&
      (filter?.city === undefined || filter.city === city),
  );

function missionProblems(
  id: string,
  content: MissionContent,
  contents: Contents,
  games: readonly GameFacts[],
): Problem[] {
  const mission = missionById(id);
  if (!mission) return [];
  const after = new Map<string, Content>(contents).set(`mission:${id}`, content);
  return [
    ...textProblems('names', content.names, NAME_LENGTH.mission),
    ...takenNames(content.names, otherNames(contents, 'mission', id)),
    ...outside('coins', content.coins, coinsBounds(mission)),
    ...outside('target', content.target, targetBounds(mission.objective, content.coins, games)),
    ...(hasTwin(mission, after) ? [{ field: 'target', why: 'district' } as const] : []),
    ...(isCityClosed(cityOfMission(id), after, games)
      ? [{ field: 'withdrawn', why: 'city', bound: STAMP_MISSIONS } as const]
      : []),
  ];
}

/** A mission's objective as it stands. */
const objectiveIn = (contents: Contents, { id, objective }: Mission): Objective => {
  const content = contentOf(contents, 'mission', id);
  return content ? withTarget(objective, content.target) : objective;
};

/** Whether another district asks for exactly what this mission's does. */
function hasTwin({ id, district }: Mission, contents: Contents): boolean {
  const asked = (city: string, slug: string) =>
    JSON.stringify(
      missionsOf(city)
        .filter((one) => one.district === slug)
        .map((one) => objectiveIn(contents, one)),
    );
  const own = cityOfMission(id);
  const mine = asked(own, district);
  return cities.some(({ slug, districts }) =>
    districts.some(
      (one) => !(slug === own && one.slug === district) && asked(slug, one.slug) === mine,
    ),
  );
}

/** Whether fewer missions than a stamp needs would be left in a city with any one game switched off. */
function isCityClosed(city: string, contents: Contents, games: readonly GameFacts[]): boolean {
  return games.some(
    ({ slug }) => reachableIn(city, contents, without(games, slug)) < STAMP_MISSIONS,
  );
}

const without = (games: readonly GameFacts[], off: string) =>
  games.filter(({ slug }) => slug !== off);

/** How many missions of a city can be done with these games; the fourth of a district only after the others that count. */
function reachableIn(city: string, contents: Contents, open: readonly GameFacts[]): number {
  const counts = (mission: Mission) => !contentOf(contents, 'mission', mission.id)?.withdrawn;
  const isReachable = (mission: Mission) => {
    const objective = objectiveIn(contents, mission);
    const [, most] = targetBounds(objective, 0, open);
    if (objective.kind === 'stake') return matching(objective.games, open).length > 0;
    return objective.count <= most;
  };
  let sum = 0;
  for (const missions of Map.groupBy(missionsOf(city), ({ district }) => district).values()) {
    const first = missions.filter((mission) => mission.place !== 4 && counts(mission));
    const done = first.filter(isReachable).length;
    sum += done;
    const finale = missions.find(({ place }) => place === 4);
    if (finale && counts(finale) && done === first.length && isReachable(finale)) sum += 1;
  }
  return sum;
}

const cityProblems = ({ tagline, arrival }: CityContent): Problem[] => [
  ...textProblems('tagline', tagline, TAGLINE_LENGTH),
  ...textProblems('arrival', arrival, ARRIVAL_LENGTH),
];

const levelProblems = ({ coins, skillPoints }: LevelContent): Problem[] => [
  ...outside('coins', coins, [1, MOST_LEVEL_COINS]),
  ...outside('skillPoints', skillPoints, [0, MOST_LEVEL_SKILL_POINTS]),
];

function badgeProblems(
  figure: string,
  { names, targets }: BadgeContent,
  contents: Contents,
  games: readonly GameFacts[],
): Problem[] {
  const fixed = [gradeNames, recordNames].flatMap<Texts>((texts) => Object.values(texts));
  const most = mostOf(figure as BadgeFigure, games);
  return [
    ...textProblems('names', names, NAME_LENGTH.badge),
    ...takenNames(names, [...otherNames(contents, 'badge', figure), ...fixed]),
    ...targets.flatMap((target, place): Problem[] => {
      const field = `targets.${place}`;
      const found = outside(field, target, [1, most]);
      const before = targets[place - 1] ?? 0;
      return found.length > 0 || target > before ? found : [{ field, why: 'order', bound: before }];
    }),
  ];
}

/** The most a badge may ask for: what there is to reach, where there is an end to it. */
function mostOf(figure: BadgeFigure, games: readonly GameFacts[]): number {
  switch (figure) {
    case 'games':
    case 'ratings':
      return games.length;
    case 'tables':
      return games.filter(({ category }) => category === 'table').length;
    case 'studios':
      return new Set(games.map(({ studio }) => studio)).size;
    case 'levels':
      return LEVEL_TABLE_ROWS;
    case 'cities':
    case 'stamps':
      return cities.length;
    case 'missions':
      return allMissions.length;
    case 'skills':
      return skills.length * SKILL_MAX_LEVEL;
    case 'kilometres':
      return 1_000_000;
    case 'multiplier':
      return 10_000;
    default:
      return 1_000;
  }
}

/** Mean Coins of the missions that count. */
export function meanMissionCoins(contents: Contents): number {
  const paid = allMissions.flatMap(({ id }) => {
    const content = contentOf(contents, 'mission', id);
    return content && !content.withdrawn ? [content.coins] : [];
  });
  return paid.reduce((sum, coins) => sum + coins, 0) / Math.max(1, paid.length);
}

/** Coins of all steps of the level-up table. */
export function levelCoins(contents: Contents): number {
  return [...contents.values()].reduce(
    (sum, content) => sum + (content.kind === 'level' ? content.coins : 0),
    0,
  );
}
