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

test('every notification kind links to a page of the application', () => {
  for (const kind of notificationKinds) {
    const page = pageOf(kind, { tournament: 'tid', gift: 'gid' });
    expect(page, kind).toMatch(/^\/[a-z]/);
    expect(page, kind).not.toMatch(/undefined|null/);
  }
});

test('every notification kind belongs to exactly one group', () => {
  const all = notificationGroups.flatMap((group) => kindsOf([group]));
  expect(all.toSorted()).toEqual(notificationKinds.toSorted());
});

test('calls to play are hidden from excluded members, and only they are sent as offers', () => {
  for (const kind of notificationKinds) {
    const { invites, email } = rulesOf(kind);
    if (invites) expect(groupsWhileExcluded, kind).not.toContain(rulesOf(kind).group);
    if (email === 'offer') expect(invites, kind).toBe(true);
    if (email === 'required') expect(groupsWhileExcluded, kind).toContain(rulesOf(kind).group);
  }
});

test('the notification groups with e-mails are money and bonuses', () => {
  expect(groupsWithEmails).toEqual(['money', 'bonuses']);
});
