import { randomUUID } from 'node:crypto';
import { ask, type Casino } from './casino.ts';

/**
 * Gives bonus money to every benchmark member who has no cash. The wagering requirement is too high to be met during
 * the run.
 *
 * @param cents amount of each bonus
 */
export async function runBonuses(casino: Casino, cents: number): Promise<void> {
  const members = await ask<{ member_id: string }>(
    casino,
    `select l.member_id from ledger_wallets l join members m on m.id = l.member_id
     where l.cash = 0 and m.nickname like 'bench%'`,
  );
  for (const { member_id: id } of members) {
    const operation = randomUUID();
    await ask(
      casino,
      `select ledger_post('${id}', 40::smallint, '${operation}', '{153}', '{102}', '{${cents}}', now())`,
    );
    await ask(
      casino,
      `select bag_open('${id}', '${operation}', ${cents}, ${cents * 40}, 'infinity')`,
    );
  }
}
