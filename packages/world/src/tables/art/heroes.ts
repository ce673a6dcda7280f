/** Main objects of the tables' pictures, one per game. Each is drawn around the point (160, 160). */
import { PLANE_PATH } from '@wl/art/brand';
import { drawCard } from '@wl/art/cards';
import { drawDie } from '@wl/art/dice';
import { chain, turnAbout, turnUp } from '@wl/art/die-view';
import { drawWheel } from '@wl/art/roulette-wheel';
import { GOLD, place, repeat, round, type Scene } from '@wl/art/svg';

type Hero = (scene: Scene) => string;
type Card = Parameters<typeof drawCard>;

const cards =
  (...fan: readonly Card[]): Hero =>
  () =>
    fan
      .map(([rank, suit], index) => {
        const step = index - (fan.length - 1) / 2;
        const [x, y] = [160 + step * 84, 146 + Math.abs(step) * 8];
        return place(drawCard(rank, suit), { x, y, rotate: step * 15, scale: 1.3 });
      })
      .join('');

/** Draws three dice with the given faces up. */
const dice =
  (first: number, second: number, third: number): Hero =>
  () => {
    const die = (face: number, yaw: number) =>
      drawDie(chain(turnAbout([0, 1, 0], yaw), turnUp(face)), 88);
    return (
      place(die(first, 0.5), { x: 160, y: 98 }) +
      place(die(second, 0.85), { x: 98, y: 182 }) +
      place(die(third, 0.3), { x: 222, y: 184 })
    );
  };

/** Draws a plane at the end of its rising trail. */
const climb: Hero = (scene) => {
  const trail = scene.linear('trail', [
    [0, '#ffb36b'],
    [1, '#ff3d5a'],
  ]);
  return (
    `<path d="M-140 250C60 246 170 204 226 112" fill="none" stroke="${trail}" stroke-width="9" stroke-linecap="round"/>` +
    place(`<path d="${PLANE_PATH}" fill="#fffaf0" stroke="#0a1026"/>`, {
      ...{ x: 238, y: 98, rotate: -52, scale: 3.2 },
    })
  );
};

const SEGMENTS = 24;
const COLOURS = ['#1f5fbf', '#c8283c', '#1f7a52', '#e0962a', '#7a3f9a', '#0f7f8c'];

/** Draws the travel wheel with its pointer. */
const travelWheel: Hero = (scene) => {
  const gold = scene.linear('rim', GOLD);
  const at = (turn: number, radius: number) =>
    `${round(radius * Math.sin(turn * 2 * Math.PI))} ${round(-radius * Math.cos(turn * 2 * Math.PI))}`;
  const sectors = repeat(SEGMENTS, (index) => {
    const [from, to] = [index / SEGMENTS, (index + 1) / SEGMENTS];
    return `<path d="M0 0L${at(from, 118)}A118 118 0 0 1 ${at(to, 118)}z" fill="${COLOURS[index % COLOURS.length] ?? ''}" stroke="#fff6d2" stroke-width="1.5"/>`;
  });
  const lamps = repeat(SEGMENTS, (index) => {
    const [x, y] = at(index / SEGMENTS, 126).split(' ');
    return `<circle cx="${x}" cy="${y}" r="3.4" fill="#fff3c4"/>`;
  });
  return place(
    `<circle r="134" fill="${gold}"/><circle r="120" fill="#0a1026"/>${sectors}${lamps}` +
      `<circle r="34" fill="${gold}"/><circle r="25" fill="#0a1026"/>` +
      `<path d="M0-20L5-5 20 0 5 5 0 20-5 5-20 0-5-5z" fill="${gold}"/>` +
      `<path d="M-15-146H15L0-112z" fill="#fffaf0" stroke="#0a1026" stroke-width="2"/>`,
    { x: 160, y: 160 },
  );
};

const roulette: Hero = (scene) =>
  place(drawWheel(scene), { x: 160, y: 146, rotate: -8, scale: 0.43 });

export const heroes = {
  roulette,
  baccarat: cards(['9', 'hearts'], ['K', 'clubs']),
  dragonTiger: cards(['Q', 'diamonds'], ['5', 'spades']),
  blackjack: cards(['A', 'spades'], ['6', 'hearts'], ['4', 'clubs']),
  sicBo: dice(5, 4, 1),
  crash: climb,
  travelWheel,
} as const satisfies Record<string, Hero>;
