import { expect, test } from 'vitest';
import { HeldNews } from './held-news.ts';

const news = (version: number) => ({ version });

test('an update with an older version never replaces a newer one', () => {
  const held = new HeldNews<{ version: number }>();
  held.receive(news(5));
  held.receive(news(4));
  expect(held.current).toEqual(news(5));
});

test('a round’s balance update and stake are held until its curtain', () => {
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

test('a second window shows its own result while the first round’s update is still held', () => {
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

test('a top-up during a round is held back, because its balance would reveal the result', () => {
  const held = new HeldNews<{ version: number }>();
  held.receive(news(1));
  held.hold('round', 100);
  held.receive(news(2), 'round');
  held.receive(news(3));
  expect(held.current).toEqual(news(1));
  held.release('round');
  expect(held.current).toEqual(news(3));
});

test('an update of unknown cause is held while the result of the round on stage is unknown', () => {
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
