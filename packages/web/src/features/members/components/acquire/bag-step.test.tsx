/**
 * Tests for choosing the first travel bag: the list, the selected bag, and the loading and error states (specification
 * §3).
 */
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { activateLanguage, needTexts } from '../../../../app/language/language.ts';
import { answerCalls, refusal, renderPage } from '../../../../app/testing-page.ts';
import { feature } from '../../routes.tsx';
import { BagStep } from './bag-step.tsx';
import { type Draft, emptyDraft } from './draft.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const bags = [
  { id: 'pouch', name: 'Pouch', places: 2, price_coins: 0 },
  { id: 'carry-on', name: 'Carry-on', places: 3, price_coins: 0 },
];
const BAGS = 'GET /travel-bag/acquire-travel-bag/all';

function Step() {
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  return (
    <BagStep
      draft={draft}
      change={(part) => setDraft({ ...draft, ...part })}
      errorOf={() => undefined}
      leave={() => undefined}
    />
  );
}

test('bags are listed after loading, and one can be selected', async () => {
  const answer = Promise.withResolvers<object>();
  answerCalls({ [BAGS]: () => answer.promise });
  const screen = await renderPage(<Step />);
  const busy = () => screen.container.querySelector('[aria-busy="true"]');
  await expect.poll(busy).not.toBeNull();
  answer.resolve({ data: bags });
  await expect.element(screen.getByRole('radio', { name: /Pouch 2 spaces Free/ })).toBeVisible();
  expect(busy()).toBeNull();
  const carryOn = screen.getByRole('radio', { name: /Carry-on 3 spaces Free/ });
  await carryOn.click();
  await expect.element(carryOn).toBeChecked();
});

test('bags are named in the language of the page', async () => {
  await needTexts(feature);
  await activateLanguage('tr');
  answerCalls({ [BAGS]: () => ({ data: bags }) });
  const screen = await renderPage(<Step />);
  await expect.element(screen.getByText('Kese')).toBeVisible();
  await expect.element(screen.getByText('El bagajı')).toBeVisible();
  await activateLanguage('en');
});

test('bags that fail to load show an error and can be loaded again', async () => {
  let isDown = true;
  answerCalls({
    [BAGS]: () => (isDown ? refusal(503, 'request.overloaded') : { data: bags }),
  });
  const screen = await renderPage(<Step />);
  const alert = screen.getByRole('alert').filter({ hasText: 'Try again' });
  await expect.element(alert).toBeVisible();
  isDown = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('radio', { name: /Carry-on/ })).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});
