import { randomUUID } from 'node:crypto';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { campaign } from '@wl/contract/campaigns';
import { makeArticle, publishArticle, saveArticleDraft } from '@wl/contract/office/articles';
import { createPlaylist } from '@wl/contract/playlists';
import { openTicket } from '@wl/contract/support';
import { tournaments } from '@wl/contract/tournaments';
import { casino } from './support/casino.ts';
import { beginShift } from './support/clerk.ts';
import { clientOf } from './support/client.ts';
import { emailAbout } from './support/mailbox.ts';
import { applicationRoutes } from './support/routes.ts';
import { recordShifts, shiftsOf, sumOf } from './support/shifts.ts';
import { signInTraveller, topUp } from './support/traveller.ts';
import { fallQuiet } from './support/watch.ts';

/**
 * Viewport widths in pixels. The test opens every page of the application on a slow connection and adds up its layout
 * shifts. By default, it opens each page at one of these widths, and public pages only as a visitor.
 *
 * - `LAYOUT_WIDTHS=all` opens each page at every width, and public pages also as a member.
 * - `LAYOUT_PAGES=<text>` selects the pages whose path contains the text.
 */
const WIDTHS = [360, 390, 412, 768, 1440];
const SHIFT_MAX = 0.02;
const PHONE_MAX_PX = 700;
/** Network conditions: 1.6 Mbit/s down, 0.75 Mbit/s up, and a latency of 150 ms for each request. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/**
 * Number of pages opened simultaneously. Opening pages in parallel saves time, because each page mostly waits for the
 * network.
 */
const AT_ONCE = 4;

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

interface View {
  path: string;
  viewer: 'visitor' | 'member';
  width: number;
}

/** Example values for path parameters, by route. The test adds the values that come from a member's data. */
const SAMPLES: Record<string, Record<string, string>> = {
  '/campaign/$slug': { slug: 'wonderful-casino' },
  '/grab-player-bonus/$id': { id: '0199d0c0-0000-7000-8000-000000000000' },
  '/my-journey/$status': { status: 'missions' },
  '/marketplace/categories/$bonusType/$category': { bonusType: 'all', category: 'spins' },
  '/play/$game_category/$game_name': { game_category: 'video', game_name: 'neon-shibuya' },
  '/$game_category/$game_name': { game_category: 'video', game_name: 'neon-shibuya' },
  '/$game_category': { game_category: 'video' },
};

async function openMember(page: Page, request: Parameters<typeof signInTraveller>[1]) {
  await signInTraveller(page, request);
  await topUp(page, 50);
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const client = await clientOf(page, token);
  const id = randomUUID();
  const games = ['neon-shibuya', 'westminster-roulette'];
  await client.request(createPlaylist, { body: { id, name: 'Evening games', games } });
  const [tournament] = (
    await client.request(tournaments, { query: { which: 'upcoming', page: 1 } })
  ).data;
  const slug = 'wonderful-casino';
  const offer = await client.request(campaign, { params: { slug } });
  return {
    '/campaign-grab-player-bonus/$slug/$id': { slug, id: offer.data.id },
    '/edit-my-playlist/$id': { id },
    '/playlist/$id': { id },
    '/tournaments/$id': { id: tournament?.id ?? '' },
  };
}

/** Sends a question as a visitor. Returns `<ticket id>?token=<token>`, with the token from the confirmation e-mail. */
async function openVisitorTicket(browser: Browser): Promise<string> {
  const page = await browser.newPage({ baseURL: casino().url });
  const client = await clientOf(page);
  const email = `${randomUUID()}@travel.example`;
  const { data } = await client.request(openTicket, {
    body: {
      key: randomUUID(),
      kind: 'question',
      topic: 'game',
      name: 'Vera Visitor',
      email,
      text: 'My round stopped in the middle of a free spin. Did it count?',
    },
  });
  const { text } = await emailAbout(page, email, 'we have received');
  await page.close();
  return new RegExp(`${data.id}\\?token=\\S+`).exec(text)?.[0] ?? data.id;
}

/** Publishes a news article and returns its slug. */
async function publishNews(browser: Browser): Promise<string> {
  const page = await browser.newPage();
  const clerk = await beginShift(page, 'marketing');
  const id = randomUUID();
  const slug = `news-${id}`;
  await clerk.request(makeArticle, { body: { id, slug, category: 'journey', city: 'paris' } });
  const params = { id, language: 'en' as const };
  const text = {
    title: 'Blue hour in Paris',
    summary: 'Two new slots for the evening.',
    markdown: 'The lamps are **on**.\n\n## Where to go\n\n- [How it works](/how-to)',
    picture_alt: '',
  };
  const { data } = await clerk.request(saveArticleDraft, { params, body: { ...text, number: 0 } });
  await clerk.request(publishArticle, { params, body: { number: data.number, live_at: null } });
  await page.close();
  return slug;
}

/**
 * Replaces the parameters in a route's path with sample values.
 * @throws Error if a parameter has no sample value
 */
function pathOf(path: string, samples: Record<string, Record<string, string>>): string {
  return path.replaceAll(/\$(\w+)/g, (_, name: string) => {
    const value = samples[path]?.[name];
    if (!value) throw new Error(`layout-shift.spec.ts has no sample of ${name} for ${path}`);
    return value;
  });
}

/**
 * Returns the page views to test. By default, each page is tested at one width with one kind of viewer.
 * `LAYOUT_WIDTHS=all` tests all combinations.
 */
function viewsOf(samples: Record<string, Record<string, string>>): View[] {
  const part = process.env['LAYOUT_PAGES'] ?? '';
  const isWhole = process.env['LAYOUT_WIDTHS'] === 'all';
  return applicationRoutes().flatMap(({ path, isPublic }, at) => {
    const opened = pathOf(path, samples);
    if (!opened.includes(part)) return [];
    const viewers = isPublic ? (['visitor', 'member'] as const) : (['member'] as const);
    return viewers.slice(0, isWhole ? undefined : 1).flatMap((viewer) =>
      WIDTHS.filter((_, index) => isWhole || index === at % WIDTHS.length).map((width) => ({
        path: opened,
        viewer,
        width,
      })),
    );
  });
}

async function shiftOf(browser: Browser, view: View, member: State, baseURL: string) {
  const isPhone = view.width < PHONE_MAX_PX;
  const context = await browser.newContext({
    baseURL,
    viewport: { width: view.width, height: isPhone ? 844 : 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
    ...(view.viewer === 'member' && { storageState: member }),
  });
  const page = await context.newPage();
  await recordShifts(page);
  const network = await context.newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', SLOW);
  await page.goto(view.path);
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'yes');
  await fallQuiet(page);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await fallQuiet(page);
  const shifts = await shiftsOf(page);
  await context.close();
  return { ...view, shifts, sum: sumOf(shifts) };
}

test('no page shifts its layout more than allowed while it loads on a slow connection', async ({
  browser,
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(3_600_000);
  const samples = {
    ...SAMPLES,
    '/live/$slug': { slug: 'thames-wheel' },
    '/news/$slug': { slug: await publishNews(browser) },
    '/tickets/$id': { id: await openVisitorTicket(browser) },
    ...(await openMember(page, request)),
  };
  const member = await page.context().storageState();
  const waiting = viewsOf(samples);
  const moving: string[] = [];
  const openNext = async () => {
    for (let view = waiting.shift(); view; view = waiting.shift()) {
      const { sum, shifts, ...opened } = await shiftOf(browser, view, member, baseURL ?? '');
      if (sum <= SHIFT_MAX) continue;
      const largest = shifts.toSorted((a, b) => b.value - a.value).slice(0, 3);
      moving.push(
        `${sum.toFixed(3)} ${opened.path} (${opened.viewer}, ${String(opened.width)} px)`,
        ...largest.map(({ value, moved }) => `  ${value.toFixed(3)} ${moved.join(' | ')}`),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, openNext));
  expect(moving).toEqual([]);
});
