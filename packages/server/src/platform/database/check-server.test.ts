import { expect, test } from 'vitest';
import { judgeServer, type ServerFacts } from './check-server.ts';

const good: ServerFacts = {
  version: 150_018,
  encoding: 'UTF8',
  isStandby: false,
  foldsUnicode: true,
  standbys: 0,
  synchronousStandbys: '',
};

test.each([
  [{ version: 140_020 }, 'DATABASE_URL leads to PostgreSQL 14; Wanderluck needs 15 or newer.'],
  [{ encoding: 'SQL_ASCII' }, 'has the encoding SQL_ASCII'],
  [{ isStandby: true }, 'DATABASE_URL leads to a standby'],
])('a database with %j is refused', (change, sentence) => {
  expect(() => judgeServer({ ...good, ...change })).toThrow(sentence);
});

test.each([
  [{}, []],
  [{ version: 180_001 }, []],
  [{ standbys: 1, synchronousStandbys: 'second' }, []],
  [{ standbys: 1 }, [expect.stringContaining('replication is asynchronous')]],
  [{ foldsUnicode: false }, [expect.stringContaining('ASCII letters only')]],
])('a database with %j is accepted with the warnings %j', (change, warnings) => {
  expect(judgeServer({ ...good, ...change })).toEqual(warnings);
});
