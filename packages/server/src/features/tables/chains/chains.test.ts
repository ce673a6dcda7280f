/** Tests how the chain links that determine a table's results are stored and read. A lost link voids the round. */
import { createChain, linkOf } from '@wl/games/fairness/chain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSeed, sealSeed } from '../../fairness/index.ts';
import { createTableOwner, type TableOwner } from '../owner/table-owner.ts';
import {
  auditDifferences,
  bet,
  expireLease,
  newPlayer,
  roundOf,
  runUntil,
  setState,
  startTables,
  TABLE,
  type TablePlayer,
  type TestTables,
} from '../testing-tables.ts';
import { linkFrom, makeChain } from './make-chain.ts';

/** Number of rounds in a chain, large enough for several checkpoints. */
const ROUNDS = 3_500;
/** Number of hexadecimal digits in a chain link. */
const LINK = 64;

let tables: TestTables;
let owner: TableOwner;
let player: TablePlayer;
beforeAll(async () => {
  tables = await startTables();
  player = await newPlayer(tables);
});
afterAll(() => tables.close());
beforeEach(async () => {
  expireLease(tables);
  await setState(tables, 'open');
  owner = createTableOwner(tables.app.deps, { chainRounds: ROUNDS });
  await owner.tick();
  await runUntil(tables, owner, 'open');
});

const database = () => tables.app.deps.database.owner;
const key = () => tables.app.deps.config.seedEncryptionKey;
const PLACE = `table:${TABLE}:1`;

async function storedHead(): Promise<Buffer> {
  const { rows } = await database().query<{ head: Buffer }>(
    'select head from tables_chains where table_slug = $1 and no = 1',
    [TABLE],
  );
  return rows[0]!.head;
}

const setHead = (head: Buffer) =>
  database().query('update tables_chains set head = $2 where table_slug = $1 and no = 1', [
    TABLE,
    head,
  ]);

const storedLinks = async () => openSeed(key(), await storedHead(), PLACE);

test('a chain is the one of the games package, and so is every link', async () => {
  const head = 'ab'.repeat(32);
  const made = await makeChain(head, ROUNDS);
  expect(made).toEqual(createChain(head, ROUNDS, made.every));
  for (const index of [0, 1, 499, 500, 1_499, 2_500, ROUNDS - 1])
    expect(linkFrom(made, index)).toBe(linkOf(made, index));
  expect(linkFrom(made, ROUNDS)).toBe(undefined);
  expect(linkFrom(made, -1)).toBe(undefined);
});

test('a chain that was stored with its head only gets its checkpoints with the next result', async () => {
  const links = await storedLinks();
  expect(links).toHaveLength(4 * LINK);
  await setHead(sealSeed(key(), links.slice(0, LINK), PLACE));
  await runUntil(tables, owner, 'revealed');
  expect(await storedLinks()).toBe(links);
});

describe('a round is void, and its bets are refunded, if', () => {
  test.each([
    ['its links cannot be read', () => Buffer.alloc(60)],
    ['its links belong to another place', (links) => sealSeed(key(), links, `${PLACE}1`)],
    ['its links lead to another end', () => sealSeed(key(), '0'.repeat(4 * LINK), PLACE)],
    ['its links are too few', () => sealSeed(key(), '', PLACE)],
  ] as [string, (links: string) => Buffer][])('%s', async (_, damaged) => {
    const { number } = await roundOf(tables);
    expect((await bet(player, number)).status).toBe(200);
    const head = await storedHead();
    await setHead(damaged(await storedLinks()));
    await runUntil(tables, owner, 'void');
    await owner.tick();
    expect(await roundOf(tables)).toMatchObject({ number, void_reason: 'link_lost' });
    await setHead(head);
    // The next round has a link again. Hashing that link leads to the link of the last revealed round.
    await runUntil(tables, owner, 'open');
    await runUntil(tables, owner, 'settled');
    expect(await auditDifferences(tables)).toEqual([]);
  });
});
