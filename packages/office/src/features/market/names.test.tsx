import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type BonusKindName, bonusKinds } from '@wl/world/bonuses/kind';
import { kindNames } from '@wl/world/bonuses/names';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { newDraft } from './draft.ts';
import { useMarketNames } from './names.ts';
import { useItemWords } from './use-item-words.ts';

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
});
afterEach(() => vi.unstubAllGlobals());

/** Shows the name of every bonus kind, with the labels of the terms in its form. */
function Names() {
  const { field } = useMarketNames();
  const { kindName } = useItemWords();
  return bonusKinds.map((kind) => (
    <p key={kind} title={kind}>
      {[
        kindName(kind),
        ...Object.keys(newDraft(kind).terms).map((term) => field(`terms.${term}`, kind) ?? '?'),
      ].join(', ')}
    </p>
  ));
}

test('the form of a market item names every bonus kind and every term', async () => {
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={i18n}>
        <Names />
      </I18nProvider>
    </QueryClientProvider>,
  );
  const wordsOf = (kind: BonusKindName) => screen.getByTitle(kind, { exact: true });
  await expect.element(wordsOf('spin_credits')).toBeVisible();
  for (const kind of bonusKinds) {
    const words = wordsOf(kind).element().textContent;
    expect(words).toContain(kindNames[kind].title.en);
    expect(words).not.toContain('?');
  }
  expect(wordsOf('spin_credits').element().textContent).toBe(
    'Spin credits, Validity in the bag (days), Validity in the bag (additional hours), Credit ($), Playing period (days), Wagering multiplier, Wagering period (days)',
  );
});
