/**
 * Badges (issue 8). Each badge is awarded once, and each family has a bronze, a silver and a gold badge. Badges have no
 * monetary value, so members have no reason to inflate the figures on which the badges are based.
 */

export const grades = ['bronze', 'silver', 'gold'] as const;
export type Grade = (typeof grades)[number];

/** Figures that badges are based on. Each figure covers the member's entire time at the casino. */
export const badgeFigures = [
  'multiplier',
  'games',
  'tables',
  'studios',
  'levels',
  'cities',
  'trips',
  'kilometres',
  'stamps',
  'missions',
  'errands',
  'purchases',
  'bonuses',
  'skills',
  'proofs',
  'playlists',
  'ratings',
] as const;
export type BadgeFigure = (typeof badgeFigures)[number];

export interface BadgeFamily {
  /** Figure that the family's badges measure. It is also the family's key in `badgeNames`. */
  figure: BadgeFigure;
  /** Name of the icon on the badge's pin, from the game-icons collection (CC-BY-3.0). */
  icon: string;
  /** Targets for bronze, silver and gold. For `multiplier`: required win in whole multiples of the stake. */
  steps: readonly [bronze: number, silver: number, gold: number];
}

/**
 * Badge families. No badge requires a loss, a deposit or a certain number of rounds. Only `multiplier` badges depend on
 * luck. All others reward exploration.
 */
export const badgeFamilies: readonly BadgeFamily[] = [
  { figure: 'multiplier', icon: 'falling-star', steps: [20, 100, 1000] },
  { figure: 'games', icon: 'rolling-dices', steps: [5, 15, 25] },
  { figure: 'tables', icon: 'card-ace-spades', steps: [2, 5, 8] },
  { figure: 'studios', icon: 'paint-brush', steps: [3, 7, 12] },
  { figure: 'levels', icon: 'upgrade', steps: [5, 15, 30] },
  { figure: 'cities', icon: 'modern-city', steps: [3, 6, 10] },
  { figure: 'trips', icon: 'commercial-airplane', steps: [5, 20, 50] },
  // The silver target, 40,075 km, is the length of the equator.
  { figure: 'kilometres', icon: 'globe', steps: [10_000, 40_075, 150_000] },
  { figure: 'stamps', icon: 'stamper', steps: [1, 5, 10] },
  { figure: 'missions', icon: 'treasure-map', steps: [10, 40, 100] },
  { figure: 'errands', icon: 'notebook', steps: [5, 25, 100] },
  { figure: 'purchases', icon: 'shopping-bag', steps: [1, 10, 30] },
  { figure: 'bonuses', icon: 'present', steps: [1, 5, 15] },
  { figure: 'skills', icon: 'compass', steps: [1, 8, 20] },
  { figure: 'proofs', icon: 'magnifying-glass', steps: [1, 5, 20] },
  { figure: 'playlists', icon: 'audio-cassette', steps: [1, 3, 6] },
  { figure: 'ratings', icon: 'rank-3', steps: [3, 8, 16] },
];

export interface Badge {
  /** Permanent id, such as `trips.gold`, under which an earned badge is stored. */
  id: string;
  family: BadgeFamily;
  grade: Grade;
  /** Value that the figure must reach for the badge to be earned, such as 50 trips for `trips.gold`. */
  target: number;
}

/** All badges, grouped by family. Within a family, bronze comes first. */
export const badges: readonly Badge[] = badgeFamilies.flatMap((family) =>
  grades.map((grade, place) => ({
    id: `${family.figure}.${grade}`,
    family,
    grade,
    target: family.steps[place] ?? 0,
  })),
);

const byId = new Map(badges.map((badge) => [badge.id, badge]));

/** Returns the badge with this id; undefined if there is none. */
export const badgeById = (id: string): Badge | undefined => byId.get(id);
