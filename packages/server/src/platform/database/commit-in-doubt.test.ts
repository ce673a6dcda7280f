import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type Database } from './database.ts';
import { createLogger } from '../log.ts';
import { cloneDatabase, type TestDatabase } from '../testing.ts';

let clone: TestDatabase;
let database: Database;
beforeAll(async () => {
  clone = await cloneDatabase();
  const log = createLogger({ logLevel: 'silent' });
  database = createDatabase({ ownerUrl: clone.ownerUrl, appUrl: clone.ownerUrl, log });
  // This deferred trigger fires during COMMIT. Depending on `kind`, it terminates the connection or refuses the commit.
  await database.owner.query(`
    create table trouble (kind text);
    create function make_trouble() returns trigger language plpgsql as $$ begin
      if new.kind = 'ends' then perform pg_terminate_backend(pg_backend_pid()); end if;
      raise exception 'refused' using errcode = 'check_violation';
    end $$;
    create constraint trigger trouble_at_commit after insert on trouble deferrable initially deferred
      for each row execute function make_trouble()`);
});
afterAll(async () => {
  await database.close();
  await clone.drop();
});

const commit = (kind: string) =>
  database.transaction((tx) => tx.client.query('insert into trouble values ($1)', [kind]));

test('a connection lost during COMMIT is reported as an unknown outcome', async () => {
  await expect(commit('ends')).rejects.toThrow('whether it was committed is not known');
});

test('a commit refused by a constraint throws the constraint’s error', async () => {
  await expect(commit('refuses')).rejects.toMatchObject({ code: '23514' });
});
