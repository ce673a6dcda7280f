import type { ChatLine } from '@wl/contract/office/chat';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Deps } from '../../platform/deps.ts';
import { publishToAll } from './list-news.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Returns dependencies that record each published line as `id version`. */
function watched() {
  const published: string[] = [];
  const publish = (_channel: string, _kind: unknown, { line }: { line: ChatLine }) => {
    published.push(`${line.id} ${line.version}`);
  };
  return { deps: { realtime: { publish } } as unknown as Deps, published };
}

const line = (id: string, version: number) => ({ id, version }) as ChatLine;

test('the first change is sent at once, and later ones together after the pause, only the newest of each', () => {
  const { deps, published } = watched();
  publishToAll(deps, line('a', 1));
  expect(published).toEqual(['a 1']);
  for (const [id, version] of [
    ['a', 2],
    ['b', 1],
    ['a', 4],
    ['a', 3],
  ] as const)
    publishToAll(deps, line(id, version));
  expect(published).toEqual(['a 1']);
  vi.advanceTimersByTime(250);
  expect(published.slice(1)).toEqual(['a 4', 'b 1']);
  // Publishing `a 4` and `b 1` starts another pause, so `a 5` waits until the pause ends. No changes arrive in the next
  // pause, so `a 6` is sent immediately.
  publishToAll(deps, line('a', 5));
  expect(published).toHaveLength(3);
  vi.advanceTimersByTime(500);
  publishToAll(deps, line('a', 6));
  expect(published.slice(3)).toEqual(['a 5', 'a 6']);
});

test('each application has a pause of its own', () => {
  const [one, other] = [watched(), watched()];
  publishToAll(one.deps, line('a', 1));
  publishToAll(other.deps, line('a', 2));
  expect([one.published, other.published]).toEqual([['a 1'], ['a 2']]);
});
