import { originalContents } from '@wl/world/editions/defaults';
import { expect, test } from 'vitest';
import { changesOf, draftOf, readDraft } from './draft.ts';

test('default editions are unchanged after conversion to a draft and back, in units and in cents', async () => {
  for (const content of (await originalContents()).values())
    for (const isMoney of [true, false]) {
      const draft = draftOf(content, isMoney);
      expect(readDraft(draft, content.kind, isMoney)).toEqual({ content, unreadable: [] });
      expect(changesOf(draft, draft)).toEqual([]);
    }
});

test('Coins must be whole numbers, and amounts may have two decimals', () => {
  const read = (coins: string) => readDraft({ coins, skillPoints: '2' }, 'level', false);
  expect(read(' 40 ').content).toMatchObject({ coins: 40 });
  for (const wrong of ['', '4.5', '-4', '4e3', 'x']) {
    expect(read(wrong)).toEqual({ content: undefined, unreadable: ['coins'] });
  }
  const mission = { coins: '20', withdrawn: 'false', target: '16,50' };
  expect(readDraft(mission, 'mission', true).content).toMatchObject({ target: 16_50 });
  expect(readDraft({ ...mission, target: '1.999' }, 'mission', true).unreadable).toEqual([
    'target',
  ]);
});

test('changes are listed by field, ignoring spaces at the ends', () => {
  expect(changesOf({ a: 'x', b: 'y' }, { a: 'x ', b: 'z' })).toEqual([
    { field: 'b', before: 'y', after: 'z' },
  ]);
});
