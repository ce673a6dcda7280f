import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Sparkline } from './sparkline.tsx';

test('a sparkline ends with a dot at its last value, and needs two values', async () => {
  const screen = await render(<Sparkline values={[0, 50, 100]} />);
  const dot = document.querySelector('circle');
  expect([dot?.getAttribute('cx'), dot?.getAttribute('cy')]).toEqual(['116', '4']);
  await screen.rerender(<Sparkline values={[100]} />);
  expect(document.querySelector('svg')).toBeNull();
});
