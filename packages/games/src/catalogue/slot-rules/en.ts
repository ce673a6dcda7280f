import type { SlotPhrases } from './phrases.ts';

export const en: SlotPhrases = {
  lines: (reels, rows, lines) =>
    `${reels} reels show ${rows} rows. All ${lines} lines are always played; the stake is shared equally among them.`,
  oneLine: (reels) => `${reels} reels show one row, and that row is the only line.`,
  linePays:
    'A line pays for matching symbols on consecutive reels, starting from the leftmost, in the numbers listed in the pay table. Only the best run on a line is paid; wins on different lines are added.',
  ways: (reels, rows, ways) =>
    `${reels} reels show ${rows} rows, which makes ${ways} betways. There are no lines.`,
  changingWays: (reels, least, most, ways) =>
    `Each of the ${reels} reels shows ${least} to ${most} rows, drawn again for every spin: up to ${ways} betways. There are no lines.`,
  wayPays:
    'A symbol pays when it lands on adjacent reels, starting from the leftmost. The numbers of such symbols on each reel are multiplied, and each combination is one way. Wins of different symbols are added.',
  cluster: (columns, rows, least) =>
    `The grid has ${columns} by ${rows} cells. ${least} or more matching symbols that touch side by side pay; corners do not count as touching.`,
  anywhere: (reels, rows, least) =>
    `${reels} reels show ${rows} rows. ${least} or more matching symbols pay wherever they land.`,
  wild: (wild) =>
    `${wild} substitutes for every symbol of the pay table except those with their own feature.`,
  lineMultipliers: (factors) =>
    `Wilds marked ${factors} multiply the win they help to make; two in one win multiply each other.`,
  wayMultipliers: (factors) => `A wild marked ${factors} counts as that many ways.`,
  scatterPays: (scatter) =>
    `${scatter} pays anywhere on the screen, in multiples of the whole stake, in addition to all other wins.`,
  cascade:
    'Winning symbols vanish, the others fall and new ones drop in from above, until nothing wins any more. All wins in such a chain are added.',
  ladder: (base) => `The wins of a chain are multiplied in turn by ${base}; the last number stays.`,
  freeLadder: (fs) => `In free spins the multipliers are ${fs}.`,
  freeCount: (most) =>
    `In free spins the first win counts once and every further win one time more, up to ${most} times.`,
  ladderStays: 'Between free spins the ladder stays where it is.',
  parade: (base, fs) =>
    `The multipliers ${base} march in a circle: a chain joins them at a random place, and each win moves on by one. In free spins the circle is ${fs}, and it marches on from spin to spin.`,
  orbs: (orb, least, most) =>
    `${orb} carries a multiplier from ${least} to ${most}. When a chain has won, its win is multiplied by the sum of all visible multipliers.`,
  freeOrbs:
    'In free spins the multipliers of winning chains are collected, and each winning chain is multiplied by all that was collected so far.',
  growing: (wild, most) =>
    `${wild} starts with the value 1. When its cluster vanishes, the wild stays and its value grows by 1, until it has won with the value ${most}. The win of a cluster is multiplied by the sum of the values of its wilds.`,
  growingKept: (wild) =>
    `In free spins every ${wild} keeps its place and its value from spin to spin.`,
  freeSpins: (scatter, awards) =>
    `${scatter} starts free spins at the same stake (symbols: spins): ${awards}.`,
  freeMultiplier: (factor) => `All wins in free spins are multiplied by ${factor}.`,
  retrigger: (scatter, awards) => `During free spins ${scatter} adds more of them: ${awards}.`,
  maxSpins: (most) => `At most ${most} free spins are played in one round.`,
  sticky: (wild) => `A ${wild} that lands in free spins stays in its place until they end.`,
  expanding:
    'Before the free spins one symbol is drawn. Whenever it lands on enough reels to pay, it covers those reels and pays on all lines, after the other wins; the reels need not be adjacent.',
  hold: (trigger, coin, respins) =>
    `${trigger} or more ${coin} hold their places, and ${respins} respins begin in which only they can land. Each new one sets the respins back to ${respins}.`,
  holdEnd: (least, most, full) =>
    `Each carries ${least} to ${most} times the stake. At the end all are paid, and a full screen pays ${full} times the stake more.`,
  buy: (cost, spins) =>
    `For ${cost} times the stake you can buy ${spins} free spins; they start at once.`,
  cap: (times) =>
    `A round pays at most ${times} times its stake. When it reaches this limit, the round ends and the remaining spins and wins are forfeited.`,
  seed: 'The result is decided by the committed seed before anything moves. How fast you spin, or whether you stop early, changes nothing.',
};
