import { expect, type Page } from '@playwright/test';
import { signInClerk } from './support/clerk.ts';
import { test } from './support/own-casino.ts';
import { signInTraveller } from './support/traveller.ts';
import { expectSound, leave, openPage, type Seen, watch } from './support/watch.ts';

/**
 * Tests the back office's journey page: a clerk changes a mission in Istanbul and later restores it, and a member there
 * sees the new name and receives the new reward. Each viewport size uses its own mission, and no other browser test
 * uses Istanbul's missions.
 */
test.describe.configure({ mode: 'serial' });

interface Own {
  id: string;
  name: string;
  edited: string;
  coins: number;
  paid: number;
  /** HTTP methods, paths and bodies of the API calls that complete the mission. */
  actions: [method: string, path: string, body: object][];
}
const own: Readonly<Record<'desktop' | 'phone', Own>> = {
  desktop: {
    id: 'istanbul.kadikoy.1',
    name: 'Tea leaves for beginners',
    edited: 'The first glass of tea',
    coins: 25,
    paid: 33,
    actions: [['POST', '/missions/actions', { action: 'how_to_read', guide: 'play' }]],
  },
  phone: {
    id: 'istanbul.beyoglu.3',
    name: 'Rooftop critic in Beyoğlu',
    edited: 'Two stars above Beyoğlu',
    coins: 35,
    paid: 43,
    actions: [
      ['PUT', '/ratings/neon-shibuya', { stars: 4 }],
      ['PUT', '/ratings/lotus-tower', { stars: 5 }],
    ],
  },
};

let clerk: Page;
let page: Page;
let heard: Seen;
let seen: Seen;
let mine: Own;

test.beforeAll(async ({ browser, request }, info) => {
  test.setTimeout(240_000);
  mine = own[info.project.name === 'phone' ? 'phone' : 'desktop'];
  clerk = await openPage(browser, info);
  await signInClerk(clerk, 'marketing');
  heard = watch(clerk);
  page = await openPage(browser, info);
  seen = watch(page);
  // Register in Turkish, so that the member starts in Istanbul.
  await signInTraveller(page, request, { language: 'tr' });
});
test.afterAll(async () => {
  for (const one of [clerk, page]) await leave(one);
});
test.afterEach(() => {
  expect(heard.complaints).toEqual([]);
  expect(seen.complaints).toEqual([]);
});

const field = (group: string, name: string) =>
  clerk.getByRole('group', { name: group }).getByRole('textbox', { name });
const coinsField = () => clerk.getByRole('textbox', { name: 'Coins' });
const preview = () => clerk.getByTestId('preview');
const ticket = (name: string) => page.getByRole('listitem').filter({ hasText: name });

async function open(): Promise<void> {
  await clerk.goto(`/office/journey?subject=${encodeURIComponent(`mission:${mine.id}`)}`);
  await expect(clerk.getByRole('heading', { name: 'Changes' })).toBeVisible();
}

async function publish(reason: string): Promise<void> {
  await clerk.getByLabel('Reason').fill(reason);
  await clerk.getByRole('button', { name: 'Publish edition' }).click();
  await expect(clerk.getByText(/^Published\./)).toBeVisible();
}

/** Restores the mission's default content and publishes it, unless the mission is unchanged. */
async function putBack(reason: string): Promise<void> {
  await open();
  const back = clerk.getByRole('button', { name: 'Restore default' });
  if (!(await back.isVisible())) return;
  await back.click();
  await publish(reason);
  await expect(back).toHaveCount(0);
}

/** Calls the API from the member's page, with the headers that the application sends. */
function call([method, path, body]: Own['actions'][number]): Promise<void> {
  return page.evaluate(
    async ([how, to, text]) => {
      const xsrf = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const answer = await fetch(`/api${to}`, {
        method: how,
        headers: {
          'Content-Type': 'application/json',
          'X-Requested-With': 'XMLHttpRequest',
          'X-XSRF-TOKEN': decodeURIComponent(xsrf),
          Authorization: `Bearer ${localStorage.getItem('auth_token') ?? ''}`,
        },
        body: text,
      });
      if (!answer.ok) throw new Error(`${String(answer.status)} ${await answer.text()}`);
    },
    [method, path, JSON.stringify(body)] as const,
  );
}

test('the journey page finds a mission by its name and previews it, also in Turkish', async () => {
  await putBack('The walk begins with the house’s own');
  await clerk.goto('/office/journey');
  await clerk.getByRole('searchbox', { name: 'Find by name or place' }).fill(mine.name);
  await expect(clerk.getByRole('button', { name: mine.name })).toBeVisible();
  await expect(clerk.getByRole('row')).toHaveCount(2);
  await expectSound(clerk);
  await clerk.getByRole('button', { name: mine.name }).click();
  await expect(preview()).toContainText(mine.name);
  await clerk.getByRole('button', { name: 'Türkçe' }).click();
  await expect(preview()).toContainText(`+${mine.coins}`);
  await expectSound(clerk);
});

test('an invalid value shows an error at its field and is not submitted', async () => {
  await open();
  await coinsField().fill('500');
  await expect(clerk.getByText('At most 60', { exact: true })).toBeVisible();
  await field('Name', 'English').fill('abc');
  await expect(clerk.getByText('At least 4 characters')).toBeVisible();
  await clerk.getByLabel('Reason').fill('A bound that nobody crosses');
  await clerk.getByRole('button', { name: 'Publish edition' }).click();
  await expect(field('Name', 'English')).toBeFocused();
  await expectSound(clerk);
  await clerk.getByRole('button', { name: 'Discard changes' }).click();
  await expect(clerk.getByText('No changes.')).toBeVisible();
});

test('a member in the city sees a mission’s new name and receives its new Coins @desktop', async () => {
  await page.goto('/my-journey');
  await expect(ticket(mine.name)).toContainText(`+${mine.coins}`);
  await open();
  await field('Name', 'English').fill(mine.edited);
  await coinsField().fill(String(mine.paid));
  await expect(preview()).toContainText(mine.edited);
  await expect(preview()).toContainText(`+${mine.paid}`);
  await publish('A name that suits the season');
  await expect(clerk.getByRole('region', { name: 'Editions' })).toContainText(mine.edited);
  await expectSound(clerk);
  await page.reload();
  await expect(ticket(mine.edited)).toContainText(`+${mine.paid}`);
  for (const action of mine.actions) await call(action);
  await expect(ticket(mine.edited)).toHaveAttribute('data-state', 'done');
  await expect(ticket(mine.edited)).toContainText(`+${mine.paid}`);
  await expectSound(page);
});

test('after the default is restored, members see the old name and the mission stays completed @desktop', async () => {
  await putBack('The season is over for this walk');
  await page.reload();
  await expect(ticket(mine.name)).toHaveAttribute('data-state', 'done');
});

test('the journey page previews cities, level steps and badges @desktop', async () => {
  await clerk.goto('/office/journey?kind=city&subject=city%3Aistanbul');
  await expect(preview()).toContainText('Two shores and one long conversation.');
  await expectSound(clerk);
  await clerk.getByRole('button', { name: 'Levels' }).click();
  await clerk.getByRole('button', { name: 'Level 59 to level 60' }).click();
  await expect(preview()).toContainText('1,180');
  await coinsField().fill('1200');
  await expect(
    clerk.getByText('Together, all levels would pay 20 more Coins than they do now.'),
  ).toBeVisible();
  await expectSound(clerk);
  await clerk.getByRole('button', { name: 'Pins' }).click();
  await clerk.getByRole('button', { name: 'Frequent flyer' }).click();
  await expect(preview()).toContainText('50');
  await expectSound(clerk);
});
