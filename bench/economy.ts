import { launchItems, type LaunchItem } from '../packages/world/src/bonuses/items.ts';
import { effectiveTimes, requiredCents } from '../packages/world/src/bonuses/wagering.ts';
import {
  backingCents,
  type AbuserSkills,
} from '../packages/server/src/features/market/economy/backing.ts';
import { tableLifetimes } from '../packages/server/src/features/market/economy/compute-true-cost.ts';
import { bagKindOf } from '../packages/server/src/features/bag/kinds/index.ts';
import { bestTactic } from '../packages/server/src/features/market/economy/best-tactic.ts';
import { estimate, WIDTH_99 } from '../packages/server/src/features/market/economy/estimate.ts';
import { lifetimeOf } from '../packages/server/src/features/market/economy/lifetime.ts';
import {
  fullDepositCents,
  referenceOf,
} from '../packages/server/src/features/market/economy/reference.ts';
import {
  GAMBLER_LEVELS,
  trueCostOf,
} from '../packages/server/src/features/market/economy/true-cost.ts';
import { loopValue, grindValue, selfReferral, valueTogether } from './lib/economy-abuse.ts';
import {
  describe,
  dollars,
  printLine,
  verdictOf,
  within99,
  type Line,
} from './lib/economy-lines.ts';
import type { BenchArgs, Figures } from './run.ts';

/**
 * Number of member lifetimes simulated per tactic in the first step of a search. It is multiplied by the value of
 * `--seconds` (default: 10).
 */
const LIFETIMES_PER_SECOND = 6;
const DEFAULT_SECONDS = 10;
const SEED = 20_261_122;

/**
 * Skill levels of the simulated bonus abusers: each Gambler level alone (including 0), the highest Negotiator level
 * alone, and both skills at the highest level.
 */
const ABUSERS: readonly AbuserSkills[] = [
  ...GAMBLER_LEVELS.map((gambler) => ({ gambler, negotiator: 0 })),
  { gambler: 0, negotiator: 5 },
  { gambler: 5, negotiator: 5 },
];

/**
 * Computes two cash values of every launch item (decisions §6). The value under careless play is compared with the
 * item's true-cost label. The value under the best permitted tactic that a search finds is compared with the item's
 * backing. Then computes the value of exploits that combine several items.
 *
 * Figures, in cents unless stated otherwise:
 * - `<item>.careless.<level>` with `.label` (value on the label) and `.finish` (runs per 10,000 that complete a bonus)
 * - `<item>.best.g<gambler>n<negotiator>` with `.width` (half-width of the 99% confidence interval), `.backing` (the
 *   item's backing) and `.breaks` (1 if the whole interval is above the backing, otherwise 0)
 * - `labels_off` and `lines_breaking`: numbers of failed comparisons
 */
export async function run({ seconds = DEFAULT_SECONDS }: BenchArgs): Promise<Figures> {
  const lifetimes = Math.max(6, Math.round(seconds * LIFETIMES_PER_SECOND));
  const figures: Figures = { labels_off: 0, lines_breaking: 0 };
  const print = (line: Line, note: string) => {
    printLine(line, note);
    figures[line.key] = Math.round(line.value);
    figures[`${line.key}.width`] = Math.ceil(line.interval);
    figures[`${line.key}.backing`] = line.backing;
    const breaks = verdictOf(line) === 'breaks';
    figures[`${line.key}.breaks`] = breaks ? 1 : 0;
    if (breaks) figures['lines_breaking']! += 1;
  };
  for (const item of launchItems) {
    // Skip tickets, because they contain no money that a member could stake or keep.
    if (!referenceOf(item.terms)) continue;
    console.log(`\n${item.slug}, ${item.priceCoins} Coins`);
    careless(item, lifetimes, figures);
    for (const skills of ABUSERS) best(item, skills, lifetimes, print);
    grind(item, print);
  }
  console.log('\naround items');
  around(lifetimes, print, figures);
  return figures;
}

/**
 * Maximum deviation of a value from the value on its label, as a multiple of the half-width of the 99% interval. The
 * maximum is four standard errors instead of the usual 2.6, because fifty-four values are compared. One of them can
 * easily exceed 2.6 standard errors by chance.
 */
const FIFTY_FOUR = 4 / WIDTH_99;

type Report = (line: Line, note: string) => void;

/**
 * Simulates careless play of an item with new random numbers. The resulting value must agree with the item's published
 * value within the confidence intervals of both.
 */
function careless({ slug, terms }: LaunchItem, lifetimes: number, figures: Figures): void {
  const tactic = referenceOf(terms);
  if (!tactic) return;
  for (const gambler of GAMBLER_LEVELS) {
    const label = trueCostOf(terms, gambler);
    if (!label) throw new Error(`${slug} has no label: run node tools/true-costs.ts`);
    const lifetime = lifetimeOf(terms, tactic, gambler);
    const found = estimate(
      lifetime,
      Math.max(lifetimes * 120, tableLifetimes(terms) / 10),
      SEED + gambler,
    );
    const width = Math.hypot(found.error * WIDTH_99, label.interval);
    const agrees = Math.abs(found.value - label.value) <= Math.max(1, width * FIFTY_FOUR);
    if (!agrees) figures['labels_off']! += 1;
    const key = `${slug}.careless.${gambler}`;
    figures[key] = Math.round(found.value);
    figures[`${key}.label`] = label.value;
    figures[`${key}.finish`] = Math.round(found.finishShare * 10_000);
    console.log(
      `  ${`careless, Gambler ${gambler}`.padEnd(24)} ${within99(found).padStart(18)}   label ${dollars(label.value)} ± ${dollars(label.interval)}` +
        `   ${agrees ? 'agrees' : 'OFF'}   turnover ${dollars(label.turnover)}, cost ${dollars(label.cost)}, finishes ${(found.finishShare * 100).toFixed(1)} %`,
    );
  }
}

function best(item: LaunchItem, skills: AbuserSkills, lifetimes: number, print: Report): void {
  const { slug, terms, priceCoins } = item;
  const found = bestTactic(terms, skills.gambler, { seed: SEED, lifetimes });
  const { gambler, negotiator } = skills;
  print(
    {
      key: `${slug}.best.g${gambler}n${negotiator}`,
      value: found.estimate.value,
      interval: found.estimate.error * WIDTH_99,
      backing: backingCents(priceCoins, negotiator),
    },
    `finishes ${(found.estimate.finishShare * 100).toFixed(1)} %: ${describe(found.tactic)}`,
  );
}

/**
 * Prints the value of an item for a member who meets the whole wagering requirement with their own cash. The member
 * plays the game in which wagering costs the least. Prints nothing for items that grant no bonus money for a deposit.
 */
function grind({ slug, terms, priceCoins }: LaunchItem, print: Report): void {
  const effect = bagKindOf(terms.kind).deposited?.(terms, fullDepositCents(terms));
  if (!effect || !('grantCents' in effect) || !('wageringTimes' in terms)) return;
  const granted = effect.grantCents;
  for (const { gambler, negotiator } of ABUSERS) {
    const required = requiredCents(granted, effectiveTimes(terms.wageringTimes, gambler));
    print(
      {
        key: `${slug}.grind.g${gambler}n${negotiator}`,
        value: grindValue(granted, required),
        interval: 0,
        backing: backingCents(priceCoins, negotiator),
      },
      'all wagering with own cash in the cheapest game',
    );
  }
}

const LOOP_DEPOSIT_CENTS = 200_000;
const BOLD = { game: 'mojave-jackpot-tumble', stakeCents: 500 };
const AFFILIATE_SHARE = 0.3;
/**
 * Bonus money and wagering requirements, in cents, of two bonuses that are active at the same time: one from the most
 * expensive item and one from free spins.
 */
const LARGE = { cents: 28_000, required: 1_120_000 };
const SMALL = { cents: 1_000, required: 20_000 };

/** Prints how much a member gains from abuse strategies that use no item, or more than one item at a time. */
function around(lifetimes: number, print: Report, figures: Figures): void {
  for (const hustler of [0, 5]) {
    const value = loopValue(LOOP_DEPOSIT_CENTS, hustler);
    const key = `loop.deposit_withdraw.h${hustler}`;
    print({ key, value, interval: 0, backing: 0 }, 'deposit $2,000, stake it once, cash out');
  }
  const many = lifetimes * 120;
  const [large, small, together, reversed] = [[LARGE], [SMALL], [LARGE, SMALL], [SMALL, LARGE]].map(
    (granted, at) => valueTogether(granted, BOLD, 10 * many, SEED + at),
  );
  const apart = large!.value + small!.value;
  for (const [key, both] of [
    ['together.large_first', together!],
    ['together.small_first', reversed!],
  ] as const) {
    const interval = Math.hypot(both.error, large!.error, small!.error) * WIDTH_99;
    print(
      { key, value: both.value - apart, interval, backing: 0 },
      'two bonuses at once, above both alone',
    );
  }
  for (const carriesLosses of [true, false]) {
    const referral = { depositCents: LARGE.cents, share: AFFILIATE_SHARE, carriesLosses };
    const { value, error } = selfReferral(referral, BOLD, many, SEED);
    const line = {
      key: `self_referral.${carriesLosses ? 'losses_carried' : 'unmatched'}`,
      value,
      interval: error * WIDTH_99,
      backing: 0,
    };
    // A member can act as their own affiliate and abandon the account after a win. If affiliates do not share in the
    // casino's losses, account matching is the only protection against this abuse. The benchmark does not model account
    // matching, so it prints this value without comparing it with a limit.
    if (carriesLosses) print(line, `own affiliate at ${AFFILIATE_SHARE * 100} % of net revenue`);
    else {
      printLine(line, 'the same, if neither matching nor carried losses caught it (not judged)');
      figures[line.key] = Math.round(value);
    }
  }
}
