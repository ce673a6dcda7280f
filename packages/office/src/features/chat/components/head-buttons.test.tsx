/** Tests that the buttons above a conversation fit on a phone screen in every language. */
import { type Language, languages } from '@wl/world/languages';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../../app/office.css';
import { forgetToken } from '../../../app/session.ts';
import es from '../locales/es.po?raw';
import fr from '../locales/fr.po?raw';
import pt from '../locales/pt.po?raw';
import tr from '../locales/tr.po?raw';
import { colleague, lineOf, open, startServer } from '../testing-chats.tsx';

vi.mock('../../../app/realtime/realtime.ts', () => ({
  listen: () => () => undefined,
  disconnect: () => undefined,
}));
vi.mock('../../../app/shell/shift-over.tsx', () => ({ ShiftOver: () => null }));

beforeEach(async () => {
  await page.viewport(390, 844);
  document.body.classList.add('paper');
  startServer();
});
afterEach(() => {
  document.body.classList.remove('paper');
  sessionStorage.clear();
  forgetToken();
  vi.unstubAllGlobals();
});

const catalogues = { en: '', es, fr, pt, tr };

/**
 * Returns a map from English texts to their translations. Parses the catalogue, because component tests do not compile
 * catalogues.
 */
const textsOf = (language: Language): ReadonlyMap<string, string> =>
  new Map(
    [...catalogues[language].matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)].map(
      ([, id = '', text = '']) => [id, text],
    ),
  );

/** Replaces the English labels of buttons with those in the given language. */
function translate(buttons: readonly HTMLElement[], language: Language): void {
  if (language === 'en') return;
  const texts = textsOf(language);
  for (const button of buttons) {
    const label = document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode();
    const text = texts.get(label?.textContent ?? '');
    if (!label || text === undefined) throw new Error(`${language}: ${button.textContent}`);
    label.textContent = text;
  }
}

const others = lineOf(3, { clerk: colleague });
const waiting = lineOf(1, { state: 'waiting', clerk: null });
const conversations = [
  { name: 'a waiting conversation', line: waiting, count: 2 },
  { name: 'the clerk’s conversation', line: lineOf(2, {}), count: 4 },
  { name: 'a colleague’s conversation', line: others, count: 2 },
];

test.each(languages.flatMap((language) => conversations.map((one) => ({ language, ...one }))))(
  'the buttons of $name fit a phone: $language',
  async ({ language, line, count }) => {
    const { screen } = await open([line], line);
    await expect.element(screen.getByRole('button', { name: 'Member', exact: true })).toBeVisible();
    const head = screen.container.querySelector<HTMLElement>('header:has(#chat-title)');
    const buttons = [...(head?.querySelectorAll('button') ?? [])];
    expect(buttons).toHaveLength(count);
    translate(buttons, language);
    for (const button of buttons) {
      const { left, right, height } = button.getBoundingClientRect();
      expect(left, button.textContent).toBeGreaterThanOrEqual(0);
      expect(right, button.textContent).toBeLessThanOrEqual(390);
      expect(button.scrollWidth, button.textContent).toBeLessThanOrEqual(button.clientWidth);
      expect(height, button.textContent).toBeLessThanOrEqual(56);
    }
    expect(head?.scrollWidth).toBe(390);
  },
);
