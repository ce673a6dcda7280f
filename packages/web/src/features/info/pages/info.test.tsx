/** Tests every information page in every language, rendered on a phone. */
import { languages } from '@wl/world/languages';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { activateLanguage, needTexts } from '../../../app/language/language.ts';
import { answerCalls, renderPage } from '../../../app/testing-page.ts';
import '../../../app/style.css';
import { factsIn, fill } from '@wl/world/articles/facts';
import { infoPages } from '../index-of-pages.ts';
import { loadText } from '../load-text.ts';
import { feature } from '../routes.tsx';
import Info from './info.tsx';

/** File names of all files that the server publishes in `docs/fairness`. */
const published = Object.keys(import.meta.glob('../../../../../../docs/fairness/*')).map((file) =>
  file.slice(file.lastIndexOf('/') + 1),
);

const PHONE = { width: 390, height: 844 };

beforeAll(async () => {
  // Mock the API calls of the forms and lists below the texts. This file does not test them.
  answerCalls({});
  await page.viewport(PHONE.width, PHONE.height);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await page.viewport(800, 700);
});

test.each(languages)(
  'every page in %s has its title and text, no open placeholder and no horizontal scrolling',
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

test.each(['/FAQ', '/aml-kyc-policy', '/Payment_Policy/'])(
  'a URL in another letter case or with a trailing slash opens its page: %s',
  async (address) => {
    await needTexts(feature);
    await activateLanguage('en');
    const path = infoPages.find(
      (one) => one.path.toLowerCase() === address.toLowerCase().replace(/\/$/, ''),
    )?.path;
    const { title } = await loadText(path ?? '/about-us', 'en');
    const screen = await renderPage(<Info />, address);
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(path).not.toBe('/about-us');
  },
);

test('the page on fair play links every published file as a download', async () => {
  await needTexts(feature);
  await activateLanguage('en');
  const screen = await renderPage(<Info />, '/fair-play');
  await expect
    .element(screen.getByRole('heading', { name: 'Check rounds without our code' }))
    .toBeVisible();
  const links = screen
    .getByRole('article')
    .getByRole('link', { name: /\.(md|json|py|pl)$/ })
    .elements() as HTMLAnchorElement[];
  expect(links.map(({ pathname }) => pathname).toSorted()).toEqual(
    published.map((name) => `/api/fairness/files/${name}`).toSorted(),
  );
  expect(links.map(({ download }) => download).toSorted()).toEqual(published.toSorted());
  await screen.unmount();
});
