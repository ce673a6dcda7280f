/** Checks new editions of missions, badges, levels and cities as strictly as tests check the launch content. */
import type { BadgeFigure } from '../achievements/badges.ts';
import { gradeNames, recordNames } from '../achievements/texts.ts';
import { cities } from '../cities/index.ts';
import { allMissions, cityOfMission, missionById, missionsOf } from '../cities/missions.ts';
import { LEVEL_TABLE_ROWS, SKILL_MAX_LEVEL } from '../casino/levels.ts';
import { STAMP_MISSIONS } from '../casino/missions.ts';
import { skills } from '../casino/skills.ts';
import { languages, type Language, type Texts } from '../languages.ts';
import type { MissionAction, GameFilter, Mission, Objective } from '../mission.ts';
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

/** Maximum mean reward of all missions, in Coins (decisions §8). If the mean is higher, staff receive a warning. */
export const MEAN_MISSION_COINS = 85;
/** Bounds for the length of mission and badge names, in characters. Longer names do not fit on tickets or postcards. */
const NAME_LENGTH = { mission: [4, 34], badge: [2, 34] } as const;
/** Bounds for the length of a city's texts, in characters. */
const TAGLINE_LENGTH = [8, 54] as const;
const ARRIVAL_LENGTH = [30, 140] as const;
/** Maximum total stake that a mission can require, in cents. */
const MOST_STAKE_CENTS = 1_000_00;
/** Maximum Coins for reaching the next level: about twice the highest reward in the level-up table at launch. */
const MOST_LEVEL_COINS = 2_400;
const MOST_LEVEL_SKILL_POINTS = 20;
const MOST_THINGS = 10;
const GUIDES = 3;
const LIMIT_PERIODS = 2;

/** Game properties on which some validation limits depend. */
export interface GameFacts {
  slug: string;
  category: string;
  city: string;
  studio: string;
}

/**
 * Reason for a problem:
 *
 * - `low`, `high`: the number is out of bounds
 * - `short`, `long`: the length of the text is out of bounds
 * - `taken`: another subject of this kind has this name in this language
 * - `order`: the badge's target does not exceed the previous target
 * - `city`: the city would have too few missions for its stamp
 * - `district`: another district has exactly the same objectives
 */
export type Why = 'low' | 'high' | 'short' | 'long' | 'taken' | 'order' | 'city' | 'district';

export interface Problem {
  /** Path of the invalid field, such as `names.en`, `coins` or `targets.1`. */
  field: string;
  why: Why;
  /** Limit that the content violates (in cents for a stake); undefined if the problem does not concern a limit. */
  bound?: number;
}

type Bounds = readonly [least: number, most: number];

/**
 * Returns all problems that prevent publication of a subject's new content; empty if there are none.
 * @param contents current contents of the whole journey
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

/** Returns the names of all missions or all badges, except the one with this id. */
const otherNames = (contents: Contents, kind: 'mission' | 'badge', id: string): Texts[] =>
  [...contents].flatMap(([subject, content]) =>
    content.kind === kind && subject !== `${kind}:${id}` ? [content.names] : [],
  );

/**
 * Returns the bounds of a mission's reward in Coins (decisions §8). They are highest for the finale of a district, and
 * lowest for objectives that require no stakes.
 */
function coinsBounds({ place, objective }: Mission): Bounds {
  if (place === 4) return [100, 150];
  return objective.kind === 'stake' ? [20, 150] : [20, 60];
}

/**
 * Returns the bounds of a mission's target. For a stake mission, the target is at least $1 per Coin of the reward. For
 * other missions, the target is at most the number of games, studios, guides or limit periods that can count. For
 * actions without such a number, it is at most `MOST_THINGS`.
 */
function targetBounds(objective: Objective, coins: number, games: readonly GameFacts[]): Bounds {
  switch (objective.kind) {
    case 'stake':
      return [coins * 100, MOST_STAKE_CENTS];
    case 'different_games':
      return [1, matching(objective.games, games).length];
    case 'different_studios':
      return [1, new Set(games.map(({ studio }) => studio)).size];
    case 'action':
      return [1, mostActions(objective.action, games)];
  }
}

function mostActions(action: MissionAction, games: readonly GameFacts[]): number {
  if (action === 'how_to_read') return GUIDES;
  if (action === 'deposit_limit_set') return LIMIT_PERIODS;
  return action === 'game_rated' ? games.length : MOST_THINGS;
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
    ...(hasDuplicate(mission, after) ? [{ field: 'target', why: 'district' } as const] : []),
    ...(isCityClosed(cityOfMission(id), after, games)
      ? [{ field: 'withdrawn', why: 'city', bound: STAMP_MISSIONS } as const]
      : []),
  ];
}

const objectiveIn = (contents: Contents, { id, objective }: Mission): Objective => {
  const content = contentOf(contents, 'mission', id);
  return content ? withTarget(objective, content.target) : objective;
};

/** Returns true if any other district has exactly the same objectives as the mission's district. */
function hasDuplicate({ id, district }: Mission, contents: Contents): boolean {
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

/** Returns true if removing a single game could leave the city with too few completable missions to earn its stamp. */
function isCityClosed(city: string, contents: Contents, games: readonly GameFacts[]): boolean {
  return games.some(
    ({ slug }) => reachableIn(city, contents, without(games, slug)) < STAMP_MISSIONS,
  );
}

const without = (games: readonly GameFacts[], off: string) =>
  games.filter(({ slug }) => slug !== off);

/**
 * Returns the number of a city's missions that can be completed with the given games. Withdrawn missions are ignored. A
 * district's finale counts only if all of the district's other missions can be completed.
 */
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

/** Returns the highest allowed target of a badge, such as the number of games for a badge that counts games. */
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

/** Returns the mean reward, in Coins, of the missions that have not been withdrawn. */
export function meanMissionCoins(contents: Contents): number {
  const paid = allMissions.flatMap(({ id }) => {
    const content = contentOf(contents, 'mission', id);
    return content && !content.withdrawn ? [content.coins] : [];
  });
  return paid.reduce((sum, coins) => sum + coins, 0) / Math.max(1, paid.length);
}

/** Returns the total Coins paid by all steps in the level-up table. */
export function levelCoins(contents: Contents): number {
  return [...contents.values()].reduce(
    (sum, content) => sum + (content.kind === 'level' ? content.coins : 0),
    0,
  );
}
