/** Every page of the information desk in every language, as it is drawn on a phone. */
import { languages } from '@wl/world/languages';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { activateLanguage, needTexts } from '../../../app/language.ts';
import { answerCalls, renderPage } from '../../../app/testing-page.ts';
import '../../../app/style.css';
import { factsIn, fill } from '../facts.ts';
import { infoPages } from '../index-of-pages.ts';
import { loadText } from '../load-text.ts';
import { feature } from '../routes.tsx';
import Info from './info.tsx';

const PHONE = { width: 390, height: 844 };

beforeAll(async () => {
  // Forms and lists below the texts ask for what is not tested here.
  answerCalls({});
  await page.viewport(PHONE.width, PHONE.height);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await page.viewport(800, 700);
});

test.each(languages)(
  'every page in %s has its title, every fact, and no wide line',
  async (language) => {
    await needTexts(feature);
    await activateLanguage(language);
    for (const { path } of infoPages) {
      const { title } = await loadText(path, language);
      const screen = await renderPage(<Info />, path);
      const heading = screen.getByRole('heading', { level: 1 });
      await expect.element(heading).toHaveTextContent(fill(title, factsIn(language)));
      const article = screen.getByRole('article').element();
      expect(article.textContent.length, path).toBeGreaterThan(500);
      expect(article.textContent, path).not.toMatch(/\{\w+\}/);
      const { scrollWidth } = document.documentElement;
      expect(scrollWidth, path).toBeLessThanOrEqual(window.innerWidth);
      await screen.unmount();
    }
  },
);
