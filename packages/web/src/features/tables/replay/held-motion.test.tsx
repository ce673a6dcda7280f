/**
 * Tests scenes whose motion does not follow the clock of a replay. Pausing the replay must stop the motion, and
 * skipping the replay must end the motion.
 */
import { createRef, useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../app/testing-page.ts';
import { DiceDome, type DomeHandle, Wheel, type WheelHandle } from '../../play/index.ts';
import { StageClockContext } from './stage-clock.ts';
import { useHeld } from './use-held.ts';

const clock = { now: () => 0, isPaused: false, isOver: false, Frame: () => null };

test('the clock of a replay holds, continues and ends the motion of a scene', async () => {
  const motion = { hold: vi.fn(), finish: vi.fn() };
  function Scene() {
    useHeld(useRef(motion));
    return null;
  }
  const at = (part: Partial<typeof clock>) => (
    <StageClockContext value={{ ...clock, ...part }}>
      <Scene />
    </StageClockContext>
  );
  await renderPage(at({ isPaused: true }));
  await expect.poll(() => motion.hold.mock.calls).toEqual([[true]]);
  expect(motion.finish).not.toHaveBeenCalled();
  await renderPage(at({ isOver: true }));
  await expect.poll(() => motion.finish.mock.calls).toHaveLength(1);
});

test('a held wheel does not move until it continues', async () => {
  const wheel = createRef<WheelHandle>();
  await renderPage(<Wheel slug="westminster-roulette" pockets={37} handle={wheel} />);
  await expect.poll(() => wheel.current).not.toBe(null);
  const states = () =>
    document
      .getAnimations()
      .filter((animation) => !(animation instanceof CSSAnimation))
      .map(({ playState }) => playState);
  const spin = wheel.current?.spin(8, false);
  wheel.current?.hold(true);
  expect(new Set(states())).toEqual(new Set(['paused']));
  wheel.current?.hold(false);
  expect(states()).not.toContain('paused');
  wheel.current?.finish();
  await spin;
});

test('held dice do not move until they continue', async () => {
  const dome = createRef<DomeHandle>();
  const screen = await renderPage(<DiceDome slug="cotai-sic-bo" first={[1, 4, 5]} handle={dome} />);
  await expect.poll(() => dome.current).not.toBe(null);
  const picture = () => screen.container.querySelector('svg')?.innerHTML;
  const thrown = dome.current?.throw([2, 3, 6], false);
  dome.current?.hold(true);
  const shown = picture();
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  expect(picture()).toBe(shown);
  dome.current?.hold(false);
  await expect.poll(picture).not.toBe(shown);
  dome.current?.finish();
  await thrown;
});
