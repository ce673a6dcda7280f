import { expect, test, vi } from 'vitest';
import type { Transaction } from './database/database.ts';
import { createGates, type MemberState } from './gates.ts';
import type { Listener } from './database/listen.ts';

test('a member’s state read before a change is not cached', async () => {
  const heard: { onNotification: (id: string) => void }[] = [];
  const gates = createGates({
    on: (_: string, listener: { onNotification: (id: string) => void }) => heard.push(listener),
  } as unknown as Listener);
  const open: MemberState = { emailConfirmed: true, status: 'active' };
  const closed: MemberState = { ...open, status: 'closed' };
  const readings: ((state: MemberState) => void)[] = [];
  gates.loadMemberState = () => new Promise((resolve) => readings.push(resolve));
  const asks = { needsConfirmed: false, action: undefined };

  const early = gates.member('m', asks);
  // Simulate another node that closes the account while this node reads the old row, which must not be cached.
  heard[0]?.onNotification('m');
  readings[0]?.(open);
  await early;
  expect(gates.knows('m', asks)).toBe(false);
  const late = gates.member('m', asks);
  readings[1]?.(closed);
  await expect(late).rejects.toMatchObject({ code: 'member.closed' });
});

test('a member’s cached state is dropped when this node’s change commits, not before', async () => {
  const gates = createGates({ on: () => undefined } as unknown as Listener);
  const asks = { needsConfirmed: false, action: undefined };
  gates.loadMemberState = async () => ({ emailConfirmed: true, status: 'active' });
  await gates.member('m', asks);
  expect(gates.knows('m', asks)).toBe(true);
  let commit: () => unknown = () => undefined;
  await gates.changed(
    {
      client: { query: async () => undefined },
      afterCommit: (fn: () => unknown) => {
        commit = fn;
      },
    } as unknown as Transaction,
    'm',
  );
  expect(gates.knows('m', asks)).toBe(true);
  commit();
  expect(gates.knows('m', asks)).toBe(false);
});

test('a clerk’s state read before a change is read again before it grants access', async () => {
  const heard: { onNotification: (payload: string) => void }[] = [];
  const gates = createGates({
    on: (_: string, listener: { onNotification: (payload: string) => void }) =>
      heard.push(listener),
  } as unknown as Listener);
  const readings: ((state: { active: boolean; permissions: string[] }) => void)[] = [];
  gates.loadStaffState = () => new Promise((resolve) => readings.push(resolve));
  const changed: (string | undefined)[] = [];
  gates.onStaffChange((id) => changed.push(id));

  const early = gates.staff('c', 'ledger.view');
  // While this node is still reading the old row, simulate a notification from another node that the clerk's state has
  // changed. This node must then read the row again.
  heard[0]?.onNotification('clerk c');
  readings[0]?.({ active: true, permissions: ['ledger.view'] });
  await vi.waitFor(() => {
    expect(readings).toHaveLength(2);
  });
  readings[1]?.({ active: true, permissions: [] });
  await expect(early).rejects.toMatchObject({ code: 'auth.forbidden' });
  expect(changed).toEqual(['c']);
});
