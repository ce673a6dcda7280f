/** Tests the information pages in a phone-sized window, and their texts in every language. */
import { languages } from '@wl/world/languages';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { activateLanguage, needTexts } from '../../../app/language/language.ts';
import { answerCalls, refusal, renderPage } from '../../../app/testing-page.ts';
import '../../../app/style.css';
import { factsIn, fill } from '@wl/world/articles/facts';
import { infoPages } from '../index-of-pages.ts';
import { findingsAt, WIDTHS } from '../../../app/testing-axe.ts';
import { loadText } from '../load-text.ts';
import { feature } from '../routes.tsx';
import Info from './info.tsx';

/** Names of all files in `docs/fairness`, which the server publishes. */
const published = Object.keys(import.meta.glob('../../../../../../docs/fairness/*')).map((file) =>
  file.slice(file.lastIndexOf('/') + 1),
);

const PHONE = { width: 390, height: 844 };

beforeAll(async () => {
  // Mock the API calls of the forms and lists below the texts. Other files test these forms and lists.
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

test('the row of links shows the link to the current page', async () => {
  await needTexts(feature);
  await activateLanguage('en');
  for (const { path } of infoPages) {
    const screen = await renderPage(<Info />, path);
    const link = () => document.querySelector('nav [aria-current="page"]')?.getBoundingClientRect();
    await expect.poll(() => link()?.right, { message: path }).toBeLessThanOrEqual(PHONE.width);
    expect(link()?.left, path).toBeGreaterThanOrEqual(0);
    await screen.unmount();
  }
});

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

describe('an edited text', () => {
  const edited = (word: string) => ({
    data: {
      title: `Title ${word} of {casino}`,
      summary: `Summary ${word} of {casino}`,
      body: [
        { blocks: [{ paragraph: [`From {topUpMin}, ${word}.`] }] },
        { title: 'Rules', blocks: [{ list: [['One'], ['Two']], ordered: false }] },
      ],
      changed_at: '2026-11-28T09:00:00Z',
    },
  });
  const call = 'GET /pages/about-us';
  const open = async (answers: Parameters<typeof answerCalls>[0]) => {
    const calls = answerCalls(answers);
    await needTexts(feature);
    await activateLanguage('es');
    const screen = await renderPage(<Info />, '/about-us');
    const visit = (name: string) =>
      screen.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    return { screen, calls, visit, heading: screen.getByRole('heading', { level: 1 }) };
  };
  const original = async () => fill((await loadText('/about-us', 'es')).title, factsIn('es'));

  test('is shown in place of the original, with fields filled in', async () => {
    const { screen, calls, heading } = await open({ [call]: () => edited('uno') });
    await expect.element(heading).toHaveTextContent('Title uno of Wanderluck');
    await expect.element(screen.getByText(/^From 10.\$, uno\.$/)).toBeVisible();
    expect(calls.map((one) => [one.call, one.query.get('language')])).toEqual([[call, 'es']]);
    for (const width of WIDTHS) expect(await findingsAt(width)).toEqual([]);
    await page.viewport(PHONE.width, PHONE.height);
    await screen.unmount();
  });

  test('of which there is none leaves the original', async () => {
    const { screen, heading } = await open({ [call]: () => ({ data: null }) });
    await expect.element(heading).toHaveTextContent(await original());
    await screen.unmount();
  });

  test('that cannot be loaded leaves the original, without an error', async () => {
    const { screen, heading } = await open({ [call]: () => refusal(500, 'internal') });
    await expect.element(heading).toHaveTextContent(await original());
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    await screen.unmount();
  });

  test('that does not arrive in time leaves the original, which then stays', async () => {
    let arrive: (answer: object) => void = () => undefined;
    const late = new Promise<object>((resolve) => (arrive = resolve));
    const { screen, heading } = await open({ [call]: () => late });
    await expect.element(heading, { timeout: 10_000 }).toHaveTextContent(await original());
    arrive(edited('late'));
    await late;
    await expect.element(heading).toHaveTextContent(await original());
    await screen.unmount();
  });

  test('is loaded again at each visit, and stays if the server then fails', async () => {
    const { screen, heading, visit } = await open({ [call]: () => edited('uno') });
    await expect.element(heading).toHaveTextContent('Title uno of Wanderluck');
    answerCalls({ [call]: () => edited('dos') });
    await visit('Cookies');
    await expect.element(heading).not.toHaveTextContent('Title uno of Wanderluck');
    await visit('Quiénes somos');
    await expect.element(heading).toHaveTextContent('Title dos of Wanderluck');
    await visit('Cookies');
    const failing = answerCalls({});
    await visit('Quiénes somos');
    await expect.poll(() => failing.map((one) => one.call)).toContain(call);
    await expect.element(heading).toHaveTextContent('Title dos of Wanderluck');
    await screen.unmount();
  });
});
