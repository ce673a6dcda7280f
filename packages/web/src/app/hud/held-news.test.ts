import { expect, test } from 'vitest';
import { HeldNews } from './held-news.ts';

const news = (version: number) => ({ version });

test('an older version never replaces a newer one', () => {
  const held = new HeldNews<{ version: number }>();
  held.receive(news(5));
  held.receive(news(4));
  expect(held.current).toEqual(news(5));
});

test('the balance waits until the curtain of its round falls', () => {
  const held = new HeldNews<{ version: number }>();
  held.receive(news(1));
  held.hold('round', 200);
  held.receive(news(2), 'round');
  expect(held.current).toEqual(news(1));
  expect(held.heldStakeCents).toBe(200);
  held.release('round');
  expect(held.current).toEqual(news(2));
  expect(held.heldStakeCents).toBe(0);
});

test('a second window shows its own result, but not the one still on the first stage', () => {
  const held = new HeldNews<{ version: number }>();
  held.receive(news(1));
  held.hold('first', 100);
  held.hold('second', 100);
  held.receive(news(2), 'second');
  held.receive(news(3), 'first');
  held.release('second');
  expect(held.current).toEqual(news(2));
  held.release('first');
  expect(held.current).toEqual(news(3));
});

test('a top-up during a round waits, because its balance would tell the result', () => {
  const held = new HeldNews<{ version: number }>();
  held.receive(news(1));
  held.hold('round', 100);
  held.receive(news(2), 'round');
  held.receive(news(3));
  expect(held.current).toEqual(news(1));
  held.release('round');
  expect(held.current).toEqual(news(3));
});

test('news of an unknown cause wait while the outcome of the round on stage is unknown', () => {
  const held = new HeldNews<{ version: number }>();
  held.receive(news(1));
  held.hold('round', 100);
  held.receive(news(2));
  expect(held.current).toEqual(news(1));
  held.receive(news(3), 'round');
  expect(held.current).toEqual(news(2));
  held.release('round');
  expect(held.current).toEqual(news(3));
});
