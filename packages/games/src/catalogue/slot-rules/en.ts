import type { SlotPhrases } from './phrases.ts';

export const en: SlotPhrases = {
  lines: (reels, rows, lines) =>
    `There are ${reels} reels and ${rows} rows. All ${lines} lines are always played, and the stake is divided equally among them.`,
  oneLine: (reels) => `There are ${reels} reels and one row, which is the only line.`,
  linePays:
    'A line pays for matching symbols on consecutive reels, starting from the leftmost. The pay table lists how many symbols are needed. Only the best run on a line is paid, and wins on different lines are added together.',
  ways: (reels, rows, ways) =>
    `There are ${reels} reels and ${rows} rows, giving ${ways} betways. There are no lines.`,
  changingWays: (reels, least, most, ways) =>
    `Each of the ${reels} reels has ${least} to ${most} rows. The number of rows is drawn at random for every spin, giving up to ${ways} betways. There are no lines.`,
  wayPays:
    'A symbol pays when it lands on adjacent reels, starting from the leftmost. The numbers of matching symbols on each reel are multiplied together to give the number of ways. Wins for different symbols are added together.',
  cluster: (columns, rows, least) =>
    `The grid has ${columns} by ${rows} cells. ${least} or more matching symbols pay when they touch horizontally or vertically. Symbols that touch only at the corners do not count.`,
  anywhere: (reels, rows, least) =>
    `There are ${reels} reels and ${rows} rows. ${least} or more matching symbols pay wherever they land.`,
  wild: (wild) =>
    `${wild} substitutes for every symbol in the pay table except symbols that have their own feature.`,
  lineMultipliers: (factors) =>
    `Wilds marked ${factors} multiply the wins they help to complete. If two of these wilds are in one win, their multipliers are multiplied together.`,
  wayMultipliers: (factors) => `A wild marked ${factors} counts as that number of ways.`,
  scatterPays: (scatter) =>
    `${scatter} pays anywhere on the screen, in multiples of the total stake and in addition to all other wins.`,
  cascade:
    'Winning symbols disappear, the others fall and new symbols drop in from above until there are no more wins. All wins in such a chain are added together.',
  ladder: (base) =>
    `The successive wins of a chain are multiplied by ${base}. The last multiplier applies to all further wins of the chain.`,
  freeLadder: (fs) => `In free spins, the multipliers are ${fs}.`,
  freeCount: (most) =>
    `In free spins, the first win has a multiplier of 1. Each further win raises the multiplier by 1, up to a maximum of ${most}.`,
  ladderStays: 'The multiplier ladder does not reset between free spins.',
  parade: (base, fs) =>
    `The multipliers ${base} repeat in a cycle. A chain starts at a random position in the cycle, and each win moves to the next multiplier. In free spins, the cycle is ${fs}, and its position carries over from spin to spin.`,
  orbs: (orb, least, most) =>
    `${orb} carries a multiplier from ${least} to ${most}. At the end of a winning chain, its total win is multiplied by the sum of all visible multipliers.`,
  freeOrbs:
    'In free spins, the multipliers of winning chains are collected. The win of each chain is multiplied by the total collected so far.',
  growing: (wild, most) =>
    `${wild} starts with the value 1. When its cluster disappears, the wild stays and its value increases by 1. A wild that wins with the value ${most} disappears with its cluster. The win of a cluster is multiplied by the sum of the values of its wilds.`,
  growingKept: (wild) =>
    `In free spins, every ${wild} keeps its place and its value from spin to spin.`,
  freeSpins: (scatter, awards) =>
    `${scatter} starts free spins at the same stake. The number of spins depends on the number of symbols: ${awards}.`,
  freeMultiplier: (factor) => `All wins in free spins are multiplied by ${factor}.`,
  retrigger: (scatter, awards) =>
    `During free spins, ${scatter} awards extra free spins: ${awards}.`,
  maxSpins: (most) => `At most ${most} free spins are played in one round.`,
  sticky: (wild) => `A ${wild} that lands in free spins stays in place until the free spins end.`,
  expanding:
    'Before the free spins, one symbol is drawn at random. Whenever this symbol lands on enough reels to pay, it expands to fill those reels. After all other wins are paid, the expanded symbol pays on all lines, even if its reels are not adjacent.',
  hold: (trigger, coin, respins) =>
    `${trigger} or more ${coin} stay in place and start ${respins} respins in which only these symbols can land. Each new symbol resets the number of respins to ${respins}.`,
  holdEnd: (least, most, full) =>
    `Each of these symbols carries a prize of ${least} to ${most} times the stake. At the end, all prizes are paid, and a full screen pays an extra ${full} times the stake.`,
  buy: (cost, spins) =>
    `For ${cost} times the stake, you can buy ${spins} free spins, which start immediately.`,
  cap: (times) =>
    `A round pays at most ${times} times its stake. When this limit is reached, the round ends and any remaining spins and wins are forfeited.`,
  seed: 'The committed seed decides the result before anything moves. Neither the spin speed nor stopping early changes the result.',
};
