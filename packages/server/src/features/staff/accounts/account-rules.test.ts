import { describe, expect, test } from 'vitest';
import {
  inOrder,
  isMade,
  isOutdated,
  judgeDecider,
  needsSecondOwner,
  type Account,
  type Change,
} from './account-rules.ts';
import type { Role } from '../permissions.ts';

const account = (roles: Role[], active = true): Account => ({ id: 'a', roles, active });
const roles = (...given: Role[]): Change => ({ change: 'roles', roles: given });
const invite = (...given: Role[]): Change => ({ change: 'invite', roles: given });
const deactivate: Change = { change: 'deactivate' };
const reactivate: Change = { change: 'reactivate' };

describe('a second owner’s approval', () => {
  test.each<[string, Account | undefined, Change, boolean]>([
    ['invite a clerk', undefined, invite('support'), false],
    ['invite an owner', undefined, invite('owner'), true],
    ['change a clerk', account(['support']), roles('payments'), false],
    ['make an owner', account(['support']), roles('support', 'owner'), true],
    ['make an owner of a deactivated clerk', account(['support'], false), roles('owner'), true],
    ['take the role', account(['owner']), roles('support'), true],
    ['give an owner a further role', account(['owner']), roles('owner', 'risk'), true],
    ['deactivate a clerk', account(['support']), deactivate, false],
    ['deactivate an owner', account(['owner', 'risk']), deactivate, true],
    ['reactivate a clerk', account(['support'], false), reactivate, false],
    ['reactivate an owner', account(['owner'], false), reactivate, true],
  ])(
    'is needed only for changes that concern owners, with two active owners: %s',
    (_, who, change, expected) => {
      expect(needsSecondOwner(who, change, { active: 2, invited: 0 })).toBe(expected);
    },
  );

  test.each<[string, Account | undefined, Change, number, boolean]>([
    ['invite the second', undefined, invite('owner'), 0, false],
    ['make a clerk the second', account(['support']), roles('owner'), 0, false],
    ['invite one more beside an invited one', undefined, invite('owner'), 1, true],
    ['make an owner beside an invited one', account(['support']), roles('owner'), 1, true],
    ['reactivate an owner', account(['owner'], false), reactivate, 0, true],
    ['take the role from a deactivated one', account(['owner'], false), roles('risk'), 0, true],
    ['make a deactivated clerk one', account(['support'], false), roles('owner'), 0, true],
  ])(
    'is not needed when a sole owner appoints the second, else it is: %s',
    (_, who, change, invited, expected) => {
      expect(needsSecondOwner(who, change, { active: 1, invited })).toBe(expected);
    },
  );
});

test('an owner request cannot be approved by its requester or declined by the owner it concerns', () => {
  const request = { askedBy: 'asker', accountId: 'subject' };
  expect(judgeDecider(request, 'asker', 'approve')).toBe('staff.same_owner');
  expect(judgeDecider(request, 'asker', 'decline')).toBeNull();
  expect(judgeDecider(request, 'subject', 'approve')).toBeNull();
  expect(judgeDecider(request, 'subject', 'decline')).toBe('staff.own_account');
  expect(judgeDecider(request, 'third', 'approve')).toBeNull();
  expect(judgeDecider(request, 'third', 'decline')).toBeNull();
});

test('a request is outdated if its requester is no longer an owner or the account has changed', () => {
  const request = { change: deactivate, before: ['owner'] as Role[] };
  expect(isOutdated(request, account(['owner']), true)).toBe(false);
  expect(isOutdated(request, account(['owner']), false)).toBe(true);
  expect(isOutdated(request, account(['owner', 'risk']), true)).toBe(true);
  expect(isOutdated(request, account(['owner'], false), true)).toBe(true);
  expect(isOutdated({ change: invite('owner'), before: null }, undefined, true)).toBe(false);
});

test('roles are compared as a set and listed once each in a fixed order', () => {
  expect(inOrder(['owner', 'support', 'owner'])).toEqual(['support', 'owner']);
  expect(isMade(account(['support', 'owner']), roles('owner', 'support', 'owner'))).toBe(true);
  expect(isMade(account(['support']), roles('owner'))).toBe(false);
  expect(isMade(account(['support'], false), deactivate)).toBe(true);
  expect(isMade(account(['support'], false), reactivate)).toBe(false);
});
