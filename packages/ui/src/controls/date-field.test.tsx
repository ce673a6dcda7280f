import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DateField, type DateFieldProps } from './date-field.tsx';

/** Values that the field passed to `onChange`, in order. */
let chosen: string[];

function Fixture({ value: first, ...rest }: Partial<DateFieldProps>) {
  const [value, setValue] = useState(first ?? '');
  return (
    <DateField
      label="Opening"
      language="tr"
      value={value}
      onChange={(next) => {
        chosen.push(next);
        setValue(next);
      }}
      {...rest}
    />
  );
}

async function shown(props: Partial<DateFieldProps> = {}) {
  chosen = [];
  return await render(<Fixture {...props} />);
}

const partsIn = (screen: Awaited<ReturnType<typeof shown>>) =>
  screen
    .getByRole('spinbutton')
    .elements()
    .map((part) => part.textContent);

test.each([
  ['tr', ['09', '03', '2026']],
  ['en', ['03', '09', '2026']],
])('shows the parts in the order of the language: %s', async (language, parts) => {
  expect(partsIn(await shown({ language, value: '2026-03-09' }))).toEqual(parts);
});

test.each(['en', 'tr'])('each part is a target of at least 24 × 24 px: %s', async (language) => {
  // The digit 1 is the narrowest, so this value makes the parts as narrow as possible.
  const screen = await shown({ language, withTime: true, value: '2011-11-11T11:11' });
  for (const part of screen.getByRole('spinbutton').elements()) {
    const { width, height } = part.getBoundingClientRect();
    expect(Math.min(width, height), part.textContent).toBeGreaterThanOrEqual(24);
  }
});

test('is typed part by part, and reports the complete day', async () => {
  const screen = await shown();
  await userEvent.tab();
  await userEvent.keyboard('09032026');
  await expect.poll(() => chosen.at(-1)).toBe('2026-03-09');
  await expect.element(screen.getByRole('group', { name: 'Opening' })).toBeVisible();
});

test('reports a local time to the minute', async () => {
  await shown({ withTime: true, value: '2026-03-09T21:05' });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => chosen.at(-1)).toBe('2026-03-10T21:05');
});

test('a day can be chosen in the calendar with the keyboard', async () => {
  const screen = await shown({ value: '2026-03-09' });
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.poll(() => chosen.at(-1)).toBe('2026-03-10');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('a day that cannot be changed is shown', async () => {
  const screen = await shown({ value: '2026-03-09', readOnly: true });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  expect(chosen).toEqual([]);
  await expect
    .element(screen.getByRole('spinbutton').first())
    .toHaveAttribute('aria-readonly', 'true');
});

test('a problem marks the field as invalid and describes it', async () => {
  const screen = await shown({
    value: '2026-03-09',
    description: 'Choose a later day.',
    isInvalid: true,
  });
  await expect.element(screen.getByText('Choose a later day.')).toBeVisible();
  const part = screen.getByRole('spinbutton').first();
  await expect.element(part).toHaveAttribute('aria-invalid', 'true');
  await expect.element(part).toHaveAccessibleDescription(/Choose a later day\./);
});
