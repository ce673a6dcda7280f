/**
 * Tests the flight map in cases that `e2e/travel.spec.ts` does not cover: closed gates, an outdated map, and the flight
 * itself.
 */
import type { Gate, Gates, Trip } from '@wl/contract/travel';
import { cities } from 'virtual:site-facts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Player, useSession } from '../../../app/session/session.ts';
import { answerCalls, refusal, renderPage, type Sent } from '../../../app/testing-page.ts';
import Arrival from './arrival.tsx';
import TravelControls from './travel-controls.tsx';

let controls: Gates;
let calls: Sent[];
let answers: Parameters<typeof answerCalls>[0];

const gateOf = (city: string, changes: Partial<Gate> = {}): Gate => ({
  city,
  airport: cities.find(({ slug }) => slug === city)?.airport ?? '',
  distance_km: 9_000,
  fare: 1_860,
  list_fare: 1_860,
  closed: null,
  ways: ['coins'],
  stamped_at: null,
  visits: 0,
  ...changes,
});

/** Returns travel data for a member in London whose only possible destination is Rio de Janeiro. */
const controlsOf = (rio: Partial<Gate>, changes: Partial<Gates> = {}): Gates => ({
  here: 'london',
  first_trip: false,
  discount_percent: 0,
  coins: 5_000,
  tickets: [],
  gates: [
    gateOf('london', { fare: 0, closed: 'travel.already_there', ways: [] }),
    gateOf('rio-de-janeiro', rio),
  ],
  last_trips: [],
  ...changes,
});

beforeEach(() => {
  answers = { 'GET /travel': () => ({ data: controls }) };
  calls = answerCalls(answers);
  const player = { id: crypto.randomUUID(), passport: 'verified' } as Player;
  useSession.setState({ status: 'member', player });
});
afterEach(() => {
  useSession.setState({ status: 'visitor', player: undefined });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const openControls = async () => {
  const screen = await renderPage(<TravelControls side={null} />);
  const pass = screen.getByRole('region', { name: 'Flight to Rio de Janeiro' });
  return {
    screen,
    pass,
    board: pass.getByRole('button', { name: 'Board', exact: true }),
  };
};

test('a flight that costs too much shows the missing Coins and a link to ways to earn them', async () => {
  controls = controlsOf({ closed: 'travel.not_enough_coins', ways: [] }, { coins: 1_010 });
  const { screen, pass, board } = await openControls();
  await expect.element(board).toHaveAttribute('aria-disabled', 'true');
  await expect.element(board).toHaveAccessibleDescription(/850 more Coins needed/);
  await expect.element(pass).toMatchTextContent(/You have 1,010 of the 1,860 Coins you need\./);
  await expect
    .element(pass.getByRole('link', { name: 'How to earn Coins' }))
    .toHaveAttribute('href', '/marketplace/coins');
  await expect
    .element(screen.getByRole('region', { name: 'Departures' }).getByRole('button'))
    .toMatchTextContent(/850 more Coins needed/);
});

test('a trip from an outdated map shows the specified error, and the map is reloaded', async () => {
  controls = controlsOf({});
  answers['POST /travel/trips'] = () => {
    controls = controlsOf({ closed: 'travel.not_enough_coins', ways: [] }, { coins: 10 });
    return refusal(409, 'travel.not_enough_coins');
  };
  const { pass, board } = await openControls();
  await board.click();
  await expect
    .element(pass.getByRole('alert'))
    .toMatchTextContent(/Sorry! You do not have enough coins to travel/);
  await expect.element(pass).toMatchTextContent(/Gate closed/);
  expect(calls.find(({ call }) => call === 'POST /travel/trips')?.body).toMatchObject({
    from: 'london',
    to: 'rio-de-janeiro',
    how: 'coins',
    fare: 1_860,
  });
});

test('with Coins and a ticket available, a member who comes from the bag starts with the ticket', async () => {
  const ticket = { id: crypto.randomUUID(), expires_at: '2026-12-24T12:00:00Z', is_active: true };
  controls = controlsOf({ ways: ['coins', 'ticket'] }, { tickets: [ticket] });
  const screen = await renderPage(<TravelControls side={null} />, '/?pay=ticket');
  await expect
    .element(screen.getByRole('radio', { name: /^Destination ticket, valid until/ }))
    .toBeChecked();
  await expect
    .element(screen.getByRole('radio', { name: '1,860 Coins; you will have 3,140 left' }))
    .not.toBeChecked();
});

test('a flight map that fails to load can be loaded again', async () => {
  controls = controlsOf({});
  const come = answers['GET /travel'] ?? (() => ({}));
  answers['GET /travel'] = () => refusal(404, 'request.not_found');
  const screen = await renderPage(<TravelControls side={null} />);
  await expect.element(screen.getByText('The departures could not be loaded.')).toBeVisible();
  answers['GET /travel'] = come;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('region', { name: 'Departures' })).toBeVisible();
});

const trip = { from: 'london', to: 'honolulu', at: '2026-11-25T12:00:00Z' } as Trip;

test('Escape skips the flight, and a second Escape closes the arrival', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onClose = vi.fn();
  const screen = await renderPage(<Arrival trip={trip} onClose={onClose} />);
  await expect.element(screen.getByRole('button', { name: 'Skip the flight' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  const stepOut = screen.getByRole('button', { name: 'Step out into Honolulu' });
  await expect.element(stepOut).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('with motion the whole arrival lasts no longer than 2.5 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const screen = await renderPage(<Arrival trip={trip} onClose={() => {}} />);
  await expect.element(screen.getByRole('button', { name: 'Skip the flight' })).toBeVisible();
  vi.advanceTimersByTime(1_600);
  await expect.element(screen.getByRole('heading', { name: 'Honolulu' })).toBeVisible();
  const rest = screen
    .getByRole('dialog')
    .element()
    .getAnimations({ subtree: true })
    .map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0));
  expect(rest.length).toBeGreaterThan(0);
  expect(Math.max(...rest)).toBeLessThanOrEqual(900);
});

test('with reduced motion the postcard is shown at once', async () => {
  document.documentElement.dataset['motion'] = 'reduced';
  const screen = await renderPage(<Arrival trip={trip} onClose={() => {}} />);
  delete document.documentElement.dataset['motion'];
  await expect.element(screen.getByRole('heading', { name: 'Honolulu' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Skip the flight' }).elements()).toEqual([]);
});

test('the arrival shows the member’s progress towards the stamp of the city', async () => {
  document.documentElement.dataset['motion'] = 'reduced';
  const progress = { city: 'honolulu', done: 2, total: 12, needed: 9, stamp_at: null };
  answers['GET /player/city/honolulu/missions/1'] = () => ({ data: [], meta: { progress } });
  const screen = await renderPage(<Arrival trip={trip} onClose={() => {}} />);
  delete document.documentElement.dataset['motion'];
  const bar = screen.getByRole('progressbar', { name: 'Missions for the Honolulu stamp' });
  await expect.element(bar).toHaveAttribute('value', '2');
  await expect.element(screen.getByText('2 of 9 missions')).toBeVisible();
});
