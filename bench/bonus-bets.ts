/**
 * Alternately measures bets with bonus money and bets with cash in one casino, to determine how much an active bonus
 * slows down the bet path. Issue 7 requires the rate of bonus bets to be at least 90% of the rate of cash bets.
 */
import { runBonuses } from './lib/bonuses.ts';
import { makeMembers, startCasino, type BenchMember } from './lib/casino.ts';
import { cpuOfCasino, shares } from './lib/cpu.ts';
import { median } from './lib/median.ts';
import { load } from './bets.ts';
import type { BenchArgs, Figures } from './run.ts';

const CLIENTS = 32;
const ROUNDS = 7;
const SECONDS = 8;
const WARM_UP_SECONDS = 15;
const CENTS = 1_000_000_000_00;

export async function run({ seconds = SECONDS }: BenchArgs): Promise<Figures> {
  const casino = await startCasino();
  try {
    const cash = await makeMembers(casino, CLIENTS, CENTS);
    const bonus = await makeMembers(casino, CLIENTS, 0, CLIENTS);
    await runBonuses(casino, CENTS);
    const measure = async (name: string, members: BenchMember[]) => {
      const machine = shares();
      const before = cpuOfCasino(casino);
      const { perSecond, p99Ms, statuses, acknowledged } = await load(casino, members, seconds);
      const after = cpuOfCasino(casino);
      const perBet = (used: number) => ((used * 1e6) / acknowledged).toFixed(0);
      console.log(
        `${name}  ${perSecond.toFixed(0)} bets/s  p99 ${p99Ms.toFixed(1)} ms  ${JSON.stringify(statuses)}  CPU µs per bet: server ` +
          `${perBet(after.server - before.server)}, database ${perBet(after.database - before.database)}; ${machine.describe()}`,
      );
      return { perSecond, p99Ms };
    };
    for (const members of [cash, bonus]) await load(casino, members, WARM_UP_SECONDS);
    const ratios: number[] = [];
    const p99: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const isFirst = round % 2 === 0;
      const first = await measure(isFirst ? 'cash ' : 'bonus', isFirst ? cash : bonus);
      const second = await measure(isFirst ? 'bonus' : 'cash ', isFirst ? bonus : cash);
      const [a, b] = isFirst ? [first, second] : [second, first];
      ratios.push(b.perSecond / a.perSecond);
      p99.push(b.p99Ms);
    }
    console.log(`ratios ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`);
    return {
      bonus_path_ratio: Math.round(median(ratios) * 1000) / 1000,
      bonus_p99_ms: Math.round(median(p99) * 10) / 10,
    };
  } finally {
    await casino.stop();
  }
}
