import { expect, test } from 'vitest';
import {
  groupsWhileExcluded,
  groupsWithEmails,
  kindsOf,
  notificationGroups,
  notificationKinds,
  pageOf,
  rulesOf,
} from './kinds.ts';

test('every kind leads to a page of its own house', () => {
  for (const kind of notificationKinds) {
    const page = pageOf(kind, { tournament: 'tid', gift: 'gid' });
    expect(page, kind).toMatch(/^\/[a-z]/);
    expect(page, kind).not.toMatch(/undefined|null/);
  }
});

test('groups share out the kinds', () => {
  const all = notificationGroups.flatMap((group) => kindsOf([group]));
  expect(all.toSorted()).toEqual(notificationKinds.toSorted());
});

test('nothing that calls to play stands where an excluded member looks, and only such things are offers', () => {
  for (const kind of notificationKinds) {
    const { invites, email } = rulesOf(kind);
    if (invites) expect(groupsWhileExcluded, kind).not.toContain(rulesOf(kind).group);
    if (email === 'offer') expect(invites, kind).toBe(true);
    if (email === 'required') expect(groupsWhileExcluded, kind).toContain(rulesOf(kind).group);
  }
});

test('letters of money and of offers can be switched off', () => {
  expect(groupsWithEmails).toEqual(['money', 'bonuses']);
});
