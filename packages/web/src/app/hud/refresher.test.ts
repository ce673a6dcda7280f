import { describe, expect, test } from 'vitest';
import { refresher } from './refresher.ts';

/** Returns a `load` function whose promises settle only when the test settles them, and the list of its calls. */
function heldLoad() {
  const runs: { end: () => void; fail: () => void }[] = [];
  const load = () =>
    new Promise<void>((resolve, reject) => {
      runs.push({ end: resolve, fail: () => reject(new Error('no connection')) });
    });
  return { runs, refresh: refresher(load) };
}

describe('refresher', () => {
  test('calls during a run share one run that begins after it', async () => {
    const { runs, refresh } = heldLoad();
    const first = refresh();
    const [second, third] = [refresh(), refresh()];
    expect(runs).toHaveLength(1);
    runs[0]?.end();
    await first;
    await expect.poll(() => runs.length).toBe(2);
    // A call during the second run must start a third run.
    const fourth = refresh();
    runs[1]?.end();
    await Promise.all([second, third]);
    await expect.poll(() => runs.length).toBe(3);
    runs[2]?.end();
    await fourth;
    expect(runs).toHaveLength(3);
  });

  test('a failed run does not prevent the next one', async () => {
    const { runs, refresh } = heldLoad();
    const first = refresh();
    const second = refresh();
    runs[0]?.fail();
    await expect(first).rejects.toThrow('no connection');
    await expect.poll(() => runs.length).toBe(2);
    runs[1]?.end();
    await second;
    const third = refresh();
    runs[2]?.end();
    await third;
    expect(runs).toHaveLength(3);
  });
});
