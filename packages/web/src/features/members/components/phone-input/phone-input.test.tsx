import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { PhoneInput, type PhoneInputProps } from './phone-input.tsx';

type Change = Parameters<PhoneInputProps['onChange']>[0];
let reported: Change | undefined;

beforeEach(() => {
  reported = undefined;
});
beforeAll(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

/** Renders a form with the phone input. The input's top edge is `top` px below the top of the window. */
function Form({
  top = 0,
  ...rest
}: {
  top?: number;
} & Partial<PhoneInputProps>) {
  const [text, setText] = useState(rest.value ?? '');
  return (
    <I18nProvider i18n={i18n}>
      <div style={{ position: 'absolute', top, left: 10, width: 360 }}>
        <label htmlFor="phone">Phone</label>
        <PhoneInput
          id="phone"
          preferred={['TR', 'ES']}
          excluded={['FR']}
          lookUpCountry={() => Promise.resolve('gb')}
          {...rest}
          value={text}
          onChange={(change) => {
            reported = change;
            setText(change.text);
          }}
        />
      </div>
    </I18nProvider>
  );
}

async function open(top = 0) {
  const screen = await render(<Form top={top} />);
  const button = screen.getByRole('button', { name: /United Kingdom \+44/ });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  const list = screen.getByRole('listbox');
  await expect.element(list).toHaveFocus();
  const active = () => {
    const id = list.element().getAttribute('aria-activedescendant') ?? '';
    return document.getElementById(id)?.textContent ?? '';
  };
  return { screen, button, list, active };
}

test('arrow keys, Home and End move through the list; Enter selects and focuses the button', async () => {
  const { screen, list, active } = await open();
  expect(active()).toBe('United Kingdom+44');
  await userEvent.keyboard('{Home}');
  await expect.poll(active).toContain('+90');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(active).toBe('Spain+34');
  // The second press of the up arrow wraps around from the first entry to the last.
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.poll(active).toBe(list.element().lastElementChild?.textContent);
  await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: /Spain \+34/ })).toHaveFocus();
});

test('Escape closes the list without selecting and focuses the button', async () => {
  const { button, list } = await open();
  await userEvent.keyboard('{End}{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('letters typed within 700 ms form one search word, and later letters begin a new one', async () => {
  const { active, list } = await open();
  // Dispatch all keys of a word without pauses. On a busy machine, typing with `userEvent` can exceed the limit of
  // 700 ms between two keys.
  const type = (word: string) => {
    for (const key of word)
      list.element().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  };
  type('ger');
  await expect.poll(active).toBe('Germany+49');
  await new Promise((resolve) => setTimeout(resolve, 750));
  // The pause must have cleared "ger". Otherwise, the search word would now be "gerpor", and no name starts with that.
  type('por');
  await expect.poll(active).toBe('Portugal+351');
});

test('the list opens downward when there is room and upward with less than 200 px below', async () => {
  const { button, list, screen } = await open(0);
  const bottom = () => button.element().getBoundingClientRect().bottom;
  expect(list.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom());
  await screen.unmount();
  const low = await open(window.innerHeight - 150);
  const edge = low.list.element().getBoundingClientRect();
  expect(edge.bottom).toBeLessThanOrEqual(low.button.element().getBoundingClientRect().top);
  expect(edge.top).toBeGreaterThanOrEqual(0);
});

test('a container that clips its overflow does not clip the list', async () => {
  const screen = await render(
    <div
      style={{ overflow: 'clip', position: 'absolute', top: 0, left: 0, width: 380, height: 60 }}
    >
      <Form />
    </div>,
  );
  await screen.getByRole('button', { name: /United Kingdom \+44/ }).click();
  const list = screen.getByRole('listbox').element();
  await expect.poll(() => list.getBoundingClientRect().height).toBeGreaterThan(170);
  const { left, top, width, height } = list.getBoundingClientRect();
  // The lower edge of the list must be visible, neither clipped nor covered.
  const seen = document.elementFromPoint(left + width / 2, top + height - 10);
  expect(seen?.closest('[role="listbox"]')).toBe(list);
});

test('a number with a country code selects its country and is reported as E.164', async () => {
  const { screen } = await open();
  await userEvent.keyboard('{Escape}');
  const number = screen.getByLabelText('Phone');
  await userEvent.fill(number, '+49 30 901820 x');
  await expect.element(number).toHaveValue('+49 30 901820 ');
  await expect.element(screen.getByRole('button', { name: /Germany \+49/ })).toBeVisible();
  expect(reported).toMatchObject({ number: '+4930901820', valid: true });
});

test('a number typed before the phone rules have loaded is kept, and validated afterwards', async () => {
  const waiting = Promise.withResolvers<typeof import('libphonenumber-js/min')>();
  const loadLibrary = () => waiting.promise;
  const screen = await render(<Form loadLibrary={loadLibrary} />);
  const field = screen.getByRole('textbox', { name: 'Phone' });
  await field.fill('+44 20 7946 0958');
  await expect.element(field).toHaveValue('+44 20 7946 0958');
  expect(reported?.valid).toBeNull();
  waiting.resolve(await import('libphonenumber-js/min'));
  await expect
    .poll(() => reported)
    .toMatchObject({
      text: '+44 20 7946 0958',
      number: '+442079460958',
      valid: true,
    });
});

test('a number is reported as valid when the phone rules fail to load', async () => {
  const screen = await render(<Form loadLibrary={() => Promise.reject(new Error('offline'))} />);
  await screen.getByRole('textbox', { name: 'Phone' }).fill('+44 20 7946 0958');
  await expect.poll(() => reported).toMatchObject({ text: '+44 20 7946 0958', valid: true });
});

test('a number without a country code is validated once the visitor’s country is known', async () => {
  const country = Promise.withResolvers<string | null>();
  const screen = await render(<Form lookUpCountry={() => country.promise} />);
  const field = screen.getByRole('textbox', { name: 'Phone' });
  await field.fill('020 7946 0958');
  await expect.poll(() => reported).toMatchObject({ text: '020 7946 0958', valid: null });
  country.resolve('gb');
  await expect.poll(() => reported).toMatchObject({ number: '+442079460958', valid: true });
});

test.each([
  ['fails', () => Promise.reject(new Error('offline'))],
  ['finds nothing', () => Promise.resolve(null)],
  ['finds an excluded country', () => Promise.resolve('fr')],
])(
  'the first preferred country is selected when the country look-up %s',
  async (_, lookUpCountry) => {
    const screen = await render(<Form lookUpCountry={lookUpCountry} />);
    await expect.element(screen.getByRole('button', { name: /Türkiye \+90/ })).toBeVisible();
  },
);

test('countries are listed with flags, and a search narrows the list', async () => {
  const screen = await render(<Form search />);
  await screen.getByRole('button', { name: /United Kingdom \+44/ }).click();
  const options = screen.getByRole('option');
  await expect.poll(() => options.elements().length).toBeGreaterThan(200);
  expect(options.first().element().querySelector('img')?.src).toMatch(/\/art\/flags\/TR\.svg$/);
  await screen.getByRole('combobox', { name: /search/i }).fill('ger');
  await expect.poll(() => options.elements()[0]?.textContent).toContain('Germany');
  expect(options.elements().length).toBeLessThan(10);
});

test.each([
  [undefined, 250],
  [25, 25],
])('with maxLength %s the field takes %i characters', async (maxLength, most) => {
  const screen = await render(<Form {...(maxLength && { maxLength })} />);
  const field = screen.getByRole('textbox', { name: 'Phone' }).element() as HTMLInputElement;
  expect(field.maxLength).toBe(most);
});

test('a number already validated is shown with its country and not reported again', async () => {
  const screen = await render(<Form value="030 901820" country="DE" valid />);
  await expect.element(screen.getByRole('button', { name: /Germany \+49/ })).toBeVisible();
  expect(reported).toBeUndefined();
  // A newly typed number must be parsed as a number from the country that was selected when the form was shown.
  await userEvent.fill(screen.getByLabelText('Phone'), '030 901821');
  await expect
    .poll(() => reported)
    .toMatchObject({ number: '+4930901821', country: 'DE', valid: true });
});

test('a selected country is reported even before a number is typed', async () => {
  const { screen } = await open();
  await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
  await expect.element(screen.getByRole('button', { name: /Spain \+34/ })).toBeVisible();
  expect(reported).toMatchObject({ text: '', country: 'ES' });
});

test('a number becomes invalid when its country turns out to be excluded', async () => {
  const number = { value: '+33 1 42 68 53 00', country: 'FR', valid: true } as const;
  const screen = await render(<Form {...number} excluded={[]} />);
  await expect.element(screen.getByRole('button', { name: /France \+33/ })).toBeVisible();
  expect(reported).toBeUndefined();
  await screen.rerender(<Form {...number} excluded={['FR']} />);
  await expect.poll(() => reported).toMatchObject({ number: '+33142685300', valid: false });
});

test('unknown calling codes and countries are reported as unknown', async () => {
  const screen = await render(<Form search />);
  await expect.element(screen.getByRole('button', { name: /United Kingdom \+44/ })).toBeVisible();
  const number = screen.getByLabelText('Phone', { exact: true });
  await number.fill('+9');
  await expect.element(number).not.toHaveAccessibleDescription();
  await number.fill('+999 12');
  await expect.element(number).toHaveAccessibleDescription('Unknown calling code');
  await screen.getByRole('button', { name: /Country code/ }).click();
  await screen.getByRole('combobox').fill('Atlantis');
  await expect.element(screen.getByText('Unknown country')).toBeVisible();
});
