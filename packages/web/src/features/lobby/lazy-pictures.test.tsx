/** Tests the lazy loading of pictures (specification §9). */
import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useLazyPicture } from './lazy-pictures.ts';

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  window.scrollTo(0, 0);
});

/** Creates an element at the given distance from the top of the page, in viewport heights. */
function placeAt(heights: number): HTMLElement {
  const place = document.createElement('div');
  place.style.cssText = `position: absolute; top: ${String(heights * innerHeight)}px; height: 10px`;
  document.body.append(place);
  return place;
}

/** Renders a lazy picture at the given distance from the top of the page, in window heights. */
async function pictureAt(heights: number, source: string, place = placeAt(heights)) {
  return renderHook(() => useLazyPicture({ current: place }, source, false));
}

test('a picture loads once it is within 1.3 window heights', async () => {
  const near = await pictureAt(1.29, 'near');
  const far = await pictureAt(1.31, 'far');
  await expect.poll(() => near.result.current.near).toBe(true);
  // Both pictures are checked in the same pass, so once the near picture has been detected, the far picture has been
  // checked too.
  expect(far.result.current.near).toBe(false);
  const room = document.createElement('div');
  room.style.cssText = 'position: absolute; top: 0; width: 1px; height: 400vh';
  document.body.append(room);
  window.scrollTo(0, innerHeight * 0.1);
  await expect.poll(() => far.result.current.near).toBe(true);
});

test('a picture that fails to load is tried three times', async () => {
  const { result, act } = await pictureAt(0, 'broken');
  for (const attempt of [1, 2]) {
    await act(() => result.current.onError());
    expect(result.current).toMatchObject({ attempt, failed: false });
  }
  await act(() => result.current.onError());
  expect(result.current.failed).toBe(true);
});

test('a picture that was loaded before is shown at once', async () => {
  const first = await pictureAt(5, 'seen');
  await first.act(() => first.result.current.onLoad());
  const again = await pictureAt(5, 'seen');
  expect(again.result.current.near).toBe(true);
});

test('while the page scrolls, picture positions are checked at most every 200 ms', async () => {
  const place = placeAt(5);
  const look = vi.spyOn(place, 'getBoundingClientRect');
  await pictureAt(5, 'far below', place);
  // Wait for the first visibility check. No real timer is pending afterwards, so the test can switch to fake timers.
  await expect.poll(() => look.mock.calls.length).toBeGreaterThan(0);
  look.mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  /** Simulates scrolling for `ms` milliseconds, with one scroll event every 20 ms. */
  const scroll = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 20) {
      window.dispatchEvent(new Event('scroll'));
      vi.advanceTimersByTime(20);
    }
  };
  scroll(180);
  expect(look).not.toHaveBeenCalled();
  scroll(20);
  expect(look).toHaveBeenCalledTimes(1);
  scroll(1_000);
  expect(look).toHaveBeenCalledTimes(6);
  // No more scroll events occur, so the pictures' positions must not be checked again.
  vi.advanceTimersByTime(1_000);
  expect(look).toHaveBeenCalledTimes(6);
});
