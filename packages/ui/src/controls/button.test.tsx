import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Button, type ButtonProps } from './button.tsx';

async function open(props: Partial<ButtonProps>) {
  const submitted = vi.fn((event: FormEvent) => event.preventDefault());
  const pressed = vi.fn<() => void>();
  const screen = await render(
    <form onSubmit={submitted}>
      <input aria-label="Reason" />
      <Button type="submit" onClick={pressed} {...props}>
        Save
      </Button>
    </form>,
  );
  return {
    submitted,
    pressed,
    field: screen.getByLabelText('Reason'),
    button: screen.getByRole('button'),
  };
}

test('a press and the Enter key in a field submit the form', async () => {
  const { submitted, pressed, field, button } = await open({});
  await userEvent.click(button);
  await userEvent.type(field, 'why{Enter}');
  expect(submitted).toHaveBeenCalledTimes(2);
  expect(pressed).toHaveBeenCalledTimes(2);
});

test.each<[string, Partial<ButtonProps>]>([
  ['inactive', { inactive: true }],
  ['loading', { loading: true }],
  ['with a reason', { reason: 'Fill in the form first' }],
])('a button that is %s submits nothing and keeps the focus', async (_, props) => {
  const { submitted, pressed, field, button } = await open(props);
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button, { force: true });
  await expect.element(button).toHaveFocus();
  await userEvent.type(field, 'why{Enter}');
  expect(submitted).not.toHaveBeenCalled();
  expect(pressed).not.toHaveBeenCalled();
});
