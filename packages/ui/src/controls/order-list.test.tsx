import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp, type CDPSession, userEvent } from 'vitest/browser';
import { OrderList, type OrderWords } from './order-list.tsx';

const words: OrderWords = {
  language: 'en',
  help: 'Drag a game by its handle, or move it with the arrow keys.',
  move: (name) => `Move ${name}`,
  up: (name) => `Move ${name} up`,
  down: (name) => `Move ${name} down`,
  remove: (name) => `Remove ${name}`,
  moved: (name, place, count) => `${name} is now in position ${place} of ${count}.`,
};

let orders: string[];
beforeEach(() => {
  orders = [];
});

/**
 * Shows a list of games, and records each requested order in `orders`.
 * @param answers true to pass the new order back to the list, as a page does after the server has stored the order
 */
function Games({ language = 'en', answers = true }: { language?: string; answers?: boolean }) {
  const [games, setGames] = useState(['Keno', 'Lotus', 'Neon', 'Roulette']);
  return (
    <OrderList
      label="Games"
      items={games}
      idOf={(game) => game.toLowerCase()}
      nameOf={(game) => game}
      words={{ ...words, language }}
      onOrder={(ids) => {
        orders.push(ids.join(' '));
        const next = ids.flatMap((id) => games.find((game) => game.toLowerCase() === id) ?? []);
        if (answers) setGames(next);
      }}
      onRemove={(id) => setGames(games.filter((game) => game.toLowerCase() !== id))}
    >
      {(game, place) => (
        <span>
          {place} <a href="#game">{game}</a>
        </span>
      )}
    </OrderList>
  );
}

async function show(props: Parameters<typeof Games>[0] = {}) {
  const screen = await render(<Games {...props} />);
  await expect.element(screen.getByRole('grid', { name: 'Games' })).toBeVisible();
  return {
    screen,
    handle: (name: string) => screen.getByRole('button', { name: `Move ${name}`, exact: true }),
    row: (name: string) => screen.getByRole('row', { name, exact: true }),
    status: screen.getByRole('status'),
    shown: () =>
      screen
        .getByRole('row')
        .elements()
        .map((row) => row.querySelector('a')?.textContent ?? ''),
  };
}

/** Focuses a handle as a keyboard user does: the list is one tab stop, and Tab moves from an item to its handle. */
async function reach({ handle, row }: Awaited<ReturnType<typeof show>>, name: string) {
  (row(name).element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(handle(name)).toHaveFocus();
}

/**
 * Returns an element's centre in coordinates of the top-level window. The test runs in an iframe, but the simulated
 * pointer uses the coordinates of that window.
 */
function middleOf(element: Element, dy = 0) {
  const [at, frame] = [
    element.getBoundingClientRect(),
    window.frameElement?.getBoundingClientRect(),
  ];
  return {
    x: Math.round((frame?.left ?? 0) + at.left + at.width / 2),
    y: Math.round((frame?.top ?? 0) + at.top + at.height / 2 + dy),
  };
}

interface PlaywrightSession extends CDPSession {
  send: (method: string, params: object) => Promise<unknown>;
}
type TouchType = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';
const touch = (type: TouchType, ...touchPoints: { x: number; y: number }[]) =>
  (cdp() as PlaywrightSession).send('Input.dispatchTouchEvent', { type, touchPoints });

async function drawFinger(from: { x: number; y: number }, to: { x: number; y: number }) {
  await touch('touchStart', from);
  for (let step = 1; step <= 6; step += 1)
    await touch('touchMove', {
      x: Math.round(from.x + ((to.x - from.x) * step) / 6),
      y: Math.round(from.y + ((to.y - from.y) * step) / 6),
    });
}

test('arrow keys, Home and End on a handle move its row, announce its position and keep the focus', async () => {
  const list = await show();
  const { handle, status, shown } = list;
  await reach(list, 'Neon');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(status).toHaveTextContent('Neon is now in position 2 of 4.');
  await expect.element(handle('Neon')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(status).toHaveTextContent('Neon is now in position 4 of 4.');
  await userEvent.keyboard('{ArrowDown}{Home}');
  await expect.element(status).toHaveTextContent('Neon is now in position 1 of 4.');
  await expect.element(handle('Neon')).toHaveFocus();
  expect(shown()).toEqual(['Neon', 'Keno', 'Lotus', 'Roulette']);
  expect(orders).toEqual([
    'keno neon lotus roulette',
    'keno lotus roulette neon',
    'neon keno lotus roulette',
  ]);
});

test('a second key press before the new order arrives moves the row one place further', async () => {
  await reach(await show({ answers: false }), 'Roulette');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(orders).toEqual(['keno lotus roulette neon', 'keno roulette lotus neon']);
});

test('buttons move a row by one position and remove it', async () => {
  const { screen, status, shown } = await show();
  await screen.getByRole('button', { name: 'Move Keno down' }).click();
  await expect.element(status).toHaveTextContent('Keno is now in position 2 of 4.');
  await expect
    .element(screen.getByRole('button', { name: 'Move Lotus up' }))
    .toHaveAttribute('aria-disabled', 'true');
  expect(orders).toEqual(['lotus keno neon roulette']);
  await screen.getByRole('button', { name: 'Remove Neon' }).click();
  await expect.poll(shown).toEqual(['Lotus', 'Keno', 'Roulette']);
});

test('a row can be dragged with the mouse', async () => {
  const { row, status, shown } = await show();
  const target = row('Neon').element().getBoundingClientRect();
  await userEvent.dragAndDrop(row('Keno'), row('Neon'), {
    sourcePosition: { x: 20, y: target.height / 2 },
    targetPosition: { x: 100, y: target.height - 4 },
  });
  await expect.element(status).toHaveTextContent('Keno is now in position 3 of 4.');
  expect(shown()).toEqual(['Lotus', 'Neon', 'Keno', 'Roulette']);
});

test('a touch on the handle drags the row at once and marks the drop position', async () => {
  const { handle, row, status, shown } = await show();
  await drawFinger(middleOf(handle('Roulette').element()), middleOf(row('Lotus').element(), -6));
  await expect.element(row('Lotus')).toHaveAttribute('data-drop', 'before');
  expect(orders).toEqual([]);
  await touch('touchEnd');
  await expect.element(status).toHaveTextContent('Roulette is now in position 2 of 4.');
  await expect.element(row('Lotus')).not.toHaveAttribute('data-drop');
  expect(shown()).toEqual(['Keno', 'Roulette', 'Lotus', 'Neon']);
});

test('a touch cancelled by the browser moves no row', async () => {
  const { handle, row } = await show();
  // The touch ends slightly above the middle of the Neon row. At the exact middle, a rounding error of half a pixel
  // would decide between two positions.
  await drawFinger(middleOf(handle('Keno').element()), middleOf(row('Neon').element(), -6));
  await expect.element(row('Neon')).toHaveAttribute('data-drop', 'after');
  await touch('touchCancel');
  await expect.element(row('Neon')).not.toHaveAttribute('data-drop');
  expect(orders).toEqual([]);
});

/** Returns the text that React Aria has announced to screen readers. */
const announced = () =>
  [...document.querySelectorAll('[data-live-announcer] [role="log"]')]
    .map((log) => log.textContent)
    .join(' ');

const inLanguages: [language: string, started: string, between: string, dropped: string][] = [
  ['en', 'Started dragging.', 'Insert between Lotus and Neon', 'Drop complete.'],
  ['es', 'Se ha empezado a arrastrar.', 'Insertar entre Lotus y Neon', 'Colocación finalizada.'],
  ['fr', 'Déplacement commencé.', 'Insérer entre Lotus et Neon', 'Dépôt terminé.'],
  ['pt', 'Comece a arrastar.', 'Inserir entre Lotus e Neon', 'Liberação concluída.'],
  ['tr', 'Sürükleme başlatıldı.', 'Lotus ve Neon arasına gir', 'Bırakma tamamlandı.'],
];

test.each(inLanguages)(
  'a keyboard drag started with Enter is announced to screen readers in %s',
  async (language, started, between, dropped) => {
    const list = await show({ language });
    const { screen, status } = list;
    await reach(list, 'Keno');
    await userEvent.keyboard('{Enter}');
    await expect.poll(announced).toContain(started);
    const target = screen.getByRole('button', { name: between });
    for (let presses = 0; presses < 4; presses += 1) {
      if (target.query() === document.activeElement) break;
      await userEvent.keyboard('{ArrowDown}');
    }
    await expect.element(target).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(announced).toContain(dropped);
    await expect.element(status).toHaveTextContent('Keno is now in position 2 of 4.');
    expect(orders).toEqual(['lotus keno neon roulette']);
  },
);

test('Escape cancels a keyboard drag without moving the row', async () => {
  await reach(await show(), 'Keno');
  await userEvent.keyboard('{Enter}');
  await expect.poll(announced).toContain('Started dragging.');
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect.poll(announced).toContain('Drop canceled.');
  expect(orders).toEqual([]);
});
