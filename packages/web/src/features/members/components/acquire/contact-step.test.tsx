/** Tests the phone number field in the registration form (specification §5). */
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answerCalls, renderPage } from '../../../../app/testing-page.ts';
import { ContactStep } from './contact-step.tsx';
import { type Draft, emptyDraft } from './draft.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function Step() {
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  return (
    <ContactStep
      draft={draft}
      change={(part) => setDraft((old) => ({ ...old, ...part }))}
      errorOf={() => undefined}
      leave={() => undefined}
    />
  );
}

test('the phone number of a registration has at most 25 characters', async () => {
  answerCalls({ 'GET /countries': () => ({ data: { data: [], current: 'GB' } }) });
  const screen = await renderPage(<Step />);
  const phone = screen.getByRole('textbox', { name: 'Phone' });
  await phone.click();
  await userEvent.keyboard('1234567890123456789012345');
  await expect.element(phone).toHaveValue('1234567890123456789012345');
  await userEvent.keyboard('6');
  await expect.element(phone).toHaveValue('1234567890123456789012345');
});
