import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { RowButton } from './row-button.tsx';

test('a row button fills its row without a frame, and marks the open row', async () => {
  const screen = await render(
    <div style={{ width: 300 }}>
      <RowButton aria-current="true" style={{ padding: 12 }}>
        Cash-out of Ada
      </RowButton>
    </div>,
  );
  const row = screen.getByRole('button', { name: 'Cash-out of Ada' }).element();
  expect(row.getBoundingClientRect().width).toBe(300);
  expect(getComputedStyle(row)).toMatchObject({ borderTopWidth: '0px', textAlign: 'left' });
  expect(row.getAttribute('type')).toBe('button');
  expect(row.getAttribute('aria-current')).toBe('true');
});

test('the button of a table cell is as wide as its text, which is underlined', async () => {
  const screen = await render(
    <div style={{ width: 300 }}>
      <RowButton link>Neon Shibuya</RowButton>
    </div>,
  );
  const link = screen.getByRole('button', { name: 'Neon Shibuya' }).element();
  expect(link.getBoundingClientRect().width).toBeLessThan(300);
  expect(getComputedStyle(link).textDecorationLine).toBe('underline');
});
