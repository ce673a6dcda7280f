import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { COPIED_LINES } from './copied-blocks.ts';
import { FOLDER_FILES } from './full-folders.ts';
import { tidy } from './rules.ts';
import { readSources, type SourceFile } from './source.ts';
import { tooLong } from './too-long.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('the sources follow all rules of tidy', () => {
  const findings = tidy(readSources(root)).map((f) => `${f.rule}: ${f.path}: ${f.what}`);
  expect(findings).toEqual([]);
});

/** Rules, each with source files that violate it. */
const planted: [rule: string, files: SourceFile[]][] = [
  [
    'import direction',
    [{ path: 'packages/games/src/x.ts', text: `import { a } from '@wl/server/app';` }],
  ],
  [
    'package entrance',
    [{ path: 'packages/web/src/x.ts', text: `import { a } from '../../server/src/app.ts';` }],
  ],
  [
    'feature entrance',
    [
      {
        path: 'packages/server/src/features/play/bets/place-bet.ts',
        text: `import { a } from '../../ledger/repository.ts';`,
      },
    ],
  ],
  [
    'feature entrance',
    [
      {
        path: 'packages/web/src/features/play/components/hud-strip.tsx',
        text: `import { Pill } from '../../journey/components/pill.tsx';`,
      },
    ],
  ],
  [
    'feature entrance',
    [
      {
        path: 'packages/office/src/features/bag/grants.tsx',
        text: `import { words } from '../market/use-item-words.ts';`,
      },
    ],
  ],
  ...['app/shell/page-states.tsx', 'prerender.tsx'].map((file): [string, SourceFile[]] => [
    'feature entrance',
    [
      {
        path: `packages/web/src/${file}`,
        text: `const load = () => import('${file.includes('/') ? '../..' : '.'}/features/errors/pages/not-found.tsx');`,
      },
    ],
  ]),
  ...(['server', 'web', 'office'] as const).map((application): [string, SourceFile[]] => [
    'feature cycle',
    [
      {
        path: `packages/${application}/src/features/play/place-bet.ts`,
        text: `import { a } from '../bag/index.ts';`,
      },
      {
        path: `packages/${application}/src/features/bag/give-item.ts`,
        text: `import { a } from '../wallet/index.ts';`,
      },
      {
        path: `packages/${application}/src/features/wallet/top-up.ts`,
        text: `import { a } from '../play/index.ts';`,
      },
    ],
  ]),
  ...['lobby/catalogue.ts', 'play/games/launch-game.ts'].map((file): [string, SourceFile[]] => [
    'ask titles',
    [
      {
        path: `packages/server/src/features/${file}`,
        text: `import { games } from '@wl/games/catalogue/index';`,
      },
    ],
  ]),
  [
    'platform below features',
    [
      {
        path: 'packages/server/src/platform/sign-in/auth.ts',
        text: `import { a } from '../../features/members/index.ts';`,
      },
    ],
  ],
  [
    'platform below features',
    [
      {
        path: 'packages/office/src/app/shell/navigation.tsx',
        text: `import { feature } from '../../features/wallet/office.tsx';`,
      },
    ],
  ],
  [
    'table owner',
    [
      {
        path: 'packages/server/migrations/0001_a.sql',
        text: 'create table ledger_transfers (id int);',
      },
      { path: 'packages/server/src/features/ledger/index.ts', text: '' },
      {
        path: 'packages/server/src/features/play/repository.ts',
        text: 'const q = `insert into ledger_transfers values (1)`;',
      },
    ],
  ],
  [
    'table owner',
    [
      {
        path: 'packages/server/migrations/0001_a.sql',
        text: 'create table old_notes (id int);',
      },
      {
        path: 'packages/server/migrations/0002_b.sql',
        text: 'alter table old_notes rename to ledger_notes;',
      },
      { path: 'packages/server/src/features/ledger/index.ts', text: '' },
      {
        path: 'packages/server/src/features/play/repository.ts',
        text: 'const q = `insert into ledger_notes values (1)`;',
      },
    ],
  ],
  [
    'SQL in repositories',
    [
      {
        path: 'packages/server/src/features/play/bets/place-bet.ts',
        text: `await tx.selectFrom('wagers_settled').execute();`,
      },
    ],
  ],
  [
    'event name',
    [
      {
        path: 'packages/contract/src/events/travel.ts',
        text: `export const travelEvents = defineEvents('travel', {\n  arrived: z.object({}),\n});`,
      },
      {
        path: 'packages/server/src/features/missions/facts.ts',
        text: `if (event.type === 'travel.arrived') count();`,
      },
    ],
  ],
  [
    'event name',
    [
      {
        path: 'packages/contract/src/news/wallet.ts',
        text: `export const walletNews = defineNews('wallet', {\n  changed: news<Wallet>(),\n});`,
      },
      {
        path: 'packages/web/src/app/hud/realtime.ts',
        text: `channel.bind('wallet.changed', take);`,
      },
    ],
  ],
  [
    'event name',
    [
      {
        path: 'packages/contract/src/events/tournaments.ts',
        text: `export const tournamentsEvents = defineEvents('tournaments', {\n  ended: z.object({}),\n});`,
      },
      {
        path: 'packages/contract/src/errors/tournaments.ts',
        text: `export const errors = {\n  'tournaments.ended': { status: 409 },\n};`,
      },
      {
        path: 'bench/tournament-end.ts',
        text: "const ENDED = `select from events where type = 'tournaments.ended'`;",
      },
    ],
  ],
  [
    'event name',
    [
      {
        path: 'packages/contract/src/events/wagers.ts',
        text: `export const wagersEvents = defineEvents('wagers', {\n  opened: z.object({}),\n});`,
      },
      {
        path: 'packages/server/functions/wagers/wagers_open.sql',
        text: `insert into events values (p_member_id, w.event_seq, 'wagers.begun', '{}');`,
      },
    ],
  ],
  [
    'event name',
    [
      {
        path: 'packages/server/src/features/bag/items/give-item.ts',
        text: `await storeEvent(tx, { type, data });`,
      },
    ],
  ],
  [
    'function header',
    [
      {
        path: 'packages/server/functions/fairness/fairness_start_pair.sql',
        text: `-- Starts a pair. Writes ledger_wallets.\ncreate or replace function fairness_start_pair() as $$\n  update ledger_wallets set next_nonce = 0;\n$$`,
      },
    ],
  ],
  [
    'too long',
    [
      {
        path: 'packages/server/src/features/play/long.ts',
        text: `export function long() {\n${'  step();\n'.repeat(70)}}`,
      },
    ],
  ],
  [
    'too long',
    [
      {
        path: 'packages/server/functions/play/play_long.sql',
        text: `create or replace function play_long() returns void\nlanguage plpgsql\nas $$\nbegin\n${'  perform 1;\n'.repeat(66)}end $$;\n`,
      },
    ],
  ],
  [
    'full folder',
    Array.from({ length: FOLDER_FILES + 1 }, (_, no) => ({
      path: `packages/server/src/features/play/f${no}.ts`,
      text: '',
    })),
  ],
  ['too long', [{ path: 'packages/web/src/long.ts', text: 'export const one = 1;\n'.repeat(301) }]],
  ['pure code', [{ path: 'packages/games/src/x.ts', text: 'const a = Math.random();' }]],
  [
    'pure code',
    [{ path: 'packages/server/src/features/limits/rules.ts', text: 'const now = Date.now();' }],
  ],
  [
    'pure code',
    [
      {
        path: 'packages/server/src/features/market/economy/session.ts',
        text: 'const a = Math.random();',
      },
    ],
  ],
  [
    'injected clock',
    [
      {
        path: 'packages/server/src/features/wallet/start-top-up.ts',
        text: 'const at = new Date();',
      },
    ],
  ],
  [
    'no Math.random',
    [{ path: 'packages/server/src/platform/ids.ts', text: 'const a = Math.random();' }],
  ],
  [
    'one term',
    [{ path: 'packages/server/src/features/cashier/routes.ts', text: 'export const a = 1;' }],
  ],
  ...[
    'packages/web/src/features/floor/routes.tsx',
    'packages/office/src/features/bonuses/grants.tsx',
    'packages/contract/src/floor.ts',
    'packages/contract/src/office/cashier.ts',
    'packages/contract/src/office-lobby.ts',
    'packages/contract/src/events/floor.ts',
    'packages/contract/src/news/office-lobby.ts',
    'packages/server/functions/floor/floor_order.sql',
    'packages/server/schema/floor.sql',
  ].map((file): [string, SourceFile[]] => [
    'one term',
    [
      { path: 'packages/server/src/features/lobby/rules.ts', text: '' },
      { path: file, text: '' },
    ],
  ]),
  [
    'one term',
    [
      { path: 'packages/server/src/features/lobby/rules.ts', text: '' },
      { path: 'packages/contract/src/news/lobby.ts', text: `defineNews('floor', {});` },
    ],
  ],
  ...[
    { path: 'packages/contract/src/lobby.ts', text: `path: '/staff/floor',` },
    { path: 'packages/contract/src/office/lobby.ts', text: `path: '/lobby/banners',` },
  ].map((file): [string, SourceFile[]] => [
    'one term',
    [{ path: 'packages/server/src/features/lobby/rules.ts', text: '' }, file],
  ]),
  [
    'missing class',
    [
      { path: 'packages/web/src/a.module.css', text: '.row { margin: 0 }' },
      {
        path: 'packages/web/src/a.tsx',
        text: `import s from './a.module.css';\nexport const a = <p className={s.line} />;`,
      },
    ],
  ],
  [
    'raw button',
    [
      {
        path: 'packages/office/src/features/wallet/components/list.tsx',
        text: `export const a = <button type="button">Open</button>;`,
      },
    ],
  ],
  [
    'copied block',
    ['web/src/features/missions/words.ts', 'office/src/features/editions/words.ts'].map((file) => ({
      path: `packages/${file}`,
      text: `import { a } from '@wl/world/${file}';\nexport const words = [\n${Array.from({ length: COPIED_LINES }, (_, no) => `  'Play ${no} games.',\n`).join('')}];`,
    })),
  ],
  ...[
    {
      path: 'packages/server/src/features/market/rules.ts',
      text: `if (kind === 'free_spins') f();`,
    },
    {
      path: 'packages/web/src/features/journey/icons.ts',
      text: `const a = { free_spins: 'spin' };`,
    },
    { path: 'packages/contract/src/activities.ts', text: `type A = 'free_spins' | 'level';` },
    { path: 'bench/economy.ts', text: `import { a } from '../x/bonuses/free-spins/bonus.ts';` },
    {
      path: 'packages/world/src/bonuses/spin-credits/bonus.ts',
      text: `export const likeOther = 'free_spins';`,
    },
    {
      path: 'packages/server/functions/bag/bag_use.sql',
      text: `select 1 from bag_items where kind = 'free_spins';`,
    },
  ].map((file): [string, SourceFile[]] => [
    'bonus kind',
    [{ path: 'packages/world/src/bonuses/free-spins/bonus.ts', text: '' }, file],
  ]),
  ['replaced name', [{ path: 'packages/web/src/a.ts', text: 'export const onHouseOpen = 1;' }]],
  ['replaced name', [{ path: 'packages/web/src/desks.ts', text: 'export const a = 1;' }]],
  ['replaced name', [{ path: 'packages/web/src/a.ts', text: 'export const useFloor = 1;' }]],
  [
    'declared imports',
    [
      { path: 'packages/games/package.json', text: '{"dependencies":{"@wl/art":"*"}}' },
      { path: 'packages/games/src/x.ts', text: `import * as z from 'zod/mini';` },
    ],
  ],
];

describe('tidy', () => {
  test.each(planted)('finds a planted fault under its rule: %s', (rule, files) => {
    expect(tidy(files).map((finding) => finding.rule)).toContain(rule);
  });

  test('finds nothing in a file without faults', () => {
    const faultless = [
      {
        path: 'packages/games/src/x.ts',
        text: `// Math.random is banned\nexport const a = 'Date.now';`,
      },
    ];
    expect(tidy(faultless)).toEqual([]);
  });

  test('finds no name of a bonus kind in its own folders, in the lists and in tests', () => {
    const text = `export const kinds = ['free_spins'];`;
    const files = [
      'world/src/bonuses/free-spins/bonus.ts',
      'world/src/bonuses/kind.ts',
      'server/src/features/bag/kinds/free-spins/rules.ts',
      'web/src/features/bag/kinds/free-spins/look.tsx',
      'web/src/features/bag/kinds/looks.ts',
      'server/src/features/market/market.test.ts',
    ].map((file) => ({ path: `packages/${file}`, text }));
    expect(tidy(files).filter(({ rule }) => rule === 'bonus kind')).toEqual([]);
  });
});

test('the list of long functions holds at most 40, each with a reason', () => {
  const file = (count: number): SourceFile => ({
    path: 'tools/long.ts',
    text: Array.from(
      { length: count },
      (_, no) => `export function f${no}() {\n${'  step();\n'.repeat(70)}}`,
    ).join('\n'),
  });
  const listed = (count: number, because: string) => ({
    'tools/long.ts': { lines: 72 * count },
    ...Object.fromEntries(
      Array.from({ length: count }, (_, no) => [`tools/long.ts f${no}`, { lines: 72, because }]),
    ),
  });
  expect(tooLong([file(40)], listed(40, 'A flat table.'))).toEqual([]);
  expect(tooLong([file(41)], listed(41, 'A flat table.'))).toMatchObject([
    { what: 'lists 41 functions' },
  ]);
  expect(tooLong([file(5)], listed(5, ' '))).toHaveLength(5);
});
