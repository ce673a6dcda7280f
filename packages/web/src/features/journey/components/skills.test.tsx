/**
 * Tests the skills tab: a disabled upgrade and its reason, the confirmation of an upgrade, and an upgrade already made
 * on another device.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Skills as SkillsData } from '@wl/contract/journey-skills';
import { answerCalls, refusal, renderPage, type Sent } from '../../../app/testing-page.ts';
import Skills from './skills.tsx';

const skillsOf = (points: number, level = 0): SkillsData => {
  const step = { cost: 5, affordable: points >= 5 };
  return {
    points,
    max_level: 5,
    hustler_today: { rounds: 0, rounds_max: 1_000, paid: 0, paid_max: 500 },
    skills: [
      {
        skill: 'gambler',
        level: 0,
        now: { wagering_times: 40 },
        next: { wagering_times: 38 },
        ...step,
      },
      {
        skill: 'negotiator',
        level,
        now: { market_percent: 3 * level },
        next: { market_percent: 3 * level + 3 },
        ...step,
      },
      {
        skill: 'hustler',
        level: 0,
        now: { cashback_percent: 0 },
        next: { cashback_percent: 5 },
        ...step,
      },
      {
        skill: 'backpacker',
        level: 0,
        now: { travel_percent: 0, days: 0 },
        next: { travel_percent: 5, days: 1 },
        ...step,
      },
    ],
  };
};

let data: SkillsData;
let calls: Sent[];
let answers: Parameters<typeof answerCalls>[0];

beforeEach(() => {
  answers = { 'GET /player/get-player-skill': () => ({ data }) };
  calls = answerCalls(answers);
});
afterEach(() => vi.unstubAllGlobals());

const upgrades = () =>
  calls
    .filter(({ call }) => call === 'POST /player/skills/negotiator/upgrade')
    .map(({ body }) => body);

async function openSkills() {
  const screen = await renderPage(<Skills />);
  const dialog = screen.getByRole('dialog');
  return {
    screen,
    dialog,
    upgrade: screen.getByRole('button', { name: 'Upgrade · 5 points · Negotiator' }),
    spend: dialog.getByRole('button', { name: 'Spend points' }),
  };
}

test('without skill points an upgrade is disabled and says how many points are missing', async () => {
  data = skillsOf(0);
  const { screen, upgrade } = await openSkills();
  await expect.element(screen.getByRole('img', { name: 'Gambler: level 0 of 5' })).toBeVisible();
  await expect.element(upgrade).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(screen.getByRole('listitem').filter({ hasText: 'Hustler' }))
    .toMatchTextContent(/5 more points needed/);
});

test('an upgrade shows its cost and the points left, and Escape returns the focus to its button', async () => {
  data = skillsOf(12);
  const { dialog, upgrade } = await openSkills();
  await upgrade.click();
  await expect
    .element(dialog.getByRole('heading', { name: 'Upgrade Negotiator to level 1?' }))
    .toBeVisible();
  await expect.element(dialog.getByText('5 skill points')).toBeVisible();
  await expect.element(dialog.getByText('7 skill points')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog.elements()).toEqual([]);
  await expect.element(upgrade).toHaveFocus();
  expect(upgrades()).toEqual([]);
});

test('a double press on Spend points sends the upgrade under one idempotency key', async () => {
  data = skillsOf(12);
  const answer = Promise.withResolvers<object>();
  answers['POST /player/skills/negotiator/upgrade'] = () => answer.promise;
  const { screen, upgrade, spend } = await openSkills();
  await upgrade.click();
  await spend.dblClick();
  data = skillsOf(7, 1);
  answer.resolve({ data });
  await expect.element(screen.getByRole('img', { name: 'Negotiator: level 1 of 5' })).toBeVisible();
  const asked = upgrades() as { id: string; to_level: number }[];
  expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
  expect(asked[0]?.to_level).toBe(1);
});

test('an upgrade already made on another device is reported, and the current level is loaded', async () => {
  data = skillsOf(12);
  answers['POST /player/skills/negotiator/upgrade'] = () => {
    data = skillsOf(7, 1);
    return refusal(409, 'journey.skill_changed');
  };
  const { screen, dialog, upgrade, spend } = await openSkills();
  await upgrade.click();
  await spend.click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/upgraded on another device/);
  await expect
    .element(screen.getByRole('img', { name: 'Negotiator: level 1 of 5' }))
    .toBeInTheDocument();
});
