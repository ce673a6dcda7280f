import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Checkbox, Field, Select } from './field.tsx';

test('label, hint and error are associated with the control, and an error replaces the hint', async () => {
  const screen = await render(<Field label="E-mail" hint="We never share it" />);
  const box = screen.getByLabelText('E-mail');
  await expect.element(box).toHaveAccessibleDescription('We never share it');
  await expect.element(box).not.toHaveAttribute('aria-invalid');
  await screen.rerender(<Field label="E-mail" hint="We never share it" error="Not an address" />);
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  await expect.element(box).toHaveAccessibleDescription('Not an address');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Not an address');
  expect(document.body.textContent).not.toContain('We never share it');
});

test('clicking the label focuses the field, and Tab moves on to the button at its end', async () => {
  const screen = await render(
    <Field label="Password" type="password" end={<button type="button">Show</button>} />,
  );
  await userEvent.click(screen.getByText('Password'));
  await userEvent.keyboard('lantern');
  await expect.element(screen.getByLabelText('Password')).toHaveValue('lantern');
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Show' })).toHaveFocus();
});

test('a hidden label and a hint still give the control its name and description', async () => {
  const screen = await render(
    <Select label="Type" isLabelHidden hint="Applies to new items">
      <option>Free spins</option>
    </Select>,
  );
  const list = screen.getByRole('combobox', { name: 'Type', exact: true });
  await expect.element(list).toHaveAccessibleDescription('Applies to new items');
});

test('a field can be invalid without an error of its own, and has a live region only with an error prop', async () => {
  const screen = await render(
    <>
      <Field label="Code" isInvalid />
      <Checkbox>Remember me</Checkbox>
    </>,
  );
  await expect.element(screen.getByLabelText('Code')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByRole('alert').elements()).toHaveLength(0);
  await screen.rerender(<Checkbox error={undefined}>Remember me</Checkbox>);
  expect(screen.getByRole('alert').elements()).toHaveLength(1);
});
