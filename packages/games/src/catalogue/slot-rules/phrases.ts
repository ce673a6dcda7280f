/**
 * Sentences of the slot rules, one set per language. Arguments are already formatted for the language (digit grouping,
 * joined lists). Arguments such as `scatter` and `coin` are symbol names. All languages must state the same numbers.
 */
export interface SlotPhrases {
  lines: (reels: string, rows: string, lines: string) => string;
  oneLine: (reels: string) => string;
  linePays: string;
  ways: (reels: string, rows: string, ways: string) => string;
  changingWays: (reels: string, least: string, most: string, ways: string) => string;
  wayPays: string;
  cluster: (columns: string, rows: string, least: string) => string;
  anywhere: (reels: string, rows: string, least: string) => string;
  wild: (wild: string) => string;
  lineMultipliers: (factors: string) => string;
  wayMultipliers: (factors: string) => string;
  scatterPays: (scatter: string) => string;
  cascade: string;
  ladder: (base: string) => string;
  freeLadder: (fs: string) => string;
  freeCount: (most: string) => string;
  ladderStays: string;
  parade: (base: string, fs: string) => string;
  orbs: (orb: string, least: string, most: string) => string;
  freeOrbs: string;
  growing: (wild: string, most: string) => string;
  growingKept: (wild: string) => string;
  /** `awards` lists scatter counts with the number of free spins for each, such as "3: 10 · 4+: 12". */
  freeSpins: (scatter: string, awards: string) => string;
  freeMultiplier: (factor: string) => string;
  retrigger: (scatter: string, awards: string) => string;
  maxSpins: (most: string) => string;
  sticky: (wild: string) => string;
  expanding: string;
  hold: (trigger: string, coin: string, respins: string) => string;
  holdEnd: (least: string, most: string, full: string) => string;
  buy: (cost: string, spins: string) => string;
  cap: (times: string) => string;
  seed: string;
}
