import { type Suit, SUIT_PATHS } from '@wl/art/cards';
import { lettering } from '@wl/art/lettering';
import { repeat, round, type Scene } from '@wl/art/svg';

/**
 * Draws a 1950s roadside sign: a stretched diamond on two posts, with a star on top. (x, y) is the point halfway
 * between the feet of the posts.
 */
export function drawMarquee(scene: Scene, x: number, y: number): string {
  const glow = scene.glow('marquee-glow', 4);
  const face = scene.linear('marquee-face', [
    [0, '#fffaf0'],
    [1, '#ffe3c4'],
  ]);
  const outline = 'M0-150L150-96Q172-88 150-78L0 0-150-78Q-172-88-150-96z';
  return (
    `<g transform="translate(${x} ${y})"><path d="M-96 0V-300h12V0zM84 0V-300h12V0z" fill="#1a0838"/><path d="M-90 0V-300M90 0V-300" stroke="#ff4fd0" stroke-width="2.5"/>` +
    `<g transform="translate(0 -240)"><g filter="${glow}"><path d="${outline}" fill="#c8206a" stroke="#ffd24b" stroke-width="6" stroke-linejoin="round"/></g><path d="${outline}" transform="translate(0 -8) scale(.86)" fill="${face}"/>${drawBulbs()}` +
    drawDiscs() +
    lettering('Lucky', { size: 56, x: 0, y: -66, fill: '#c8206a' }) +
    lettering('LAS VEGAS', {
      face: 'bricolage',
      size: 21,
      x: 0,
      y: -42,
      fill: '#2a0f5c',
      tracking: 2,
    }) +
    `</g><g filter="${glow}" transform="translate(0 -452)">${drawStar()}</g></g>`
  );
}

/** Draws light bulbs in two alternating colours along the edge of the diamond. */
function drawBulbs(): string {
  const corners = [
    [0, -150],
    [158, -88],
    [0, 0],
    [-158, -88],
    [0, -150],
  ] as const;
  return corners
    .slice(1)
    .map(([x1, y1], side) => {
      const [x0, y0] = corners[side] ?? [0, 0];
      return repeat(12, (i) => {
        const t = (i + 0.5) / 12;
        return `<circle cx="${round((x0 + (x1 - x0) * t) * 0.94)}" cy="${round(-78 + (y0 + (y1 - y0) * t + 78) * 0.92)}" r="4" fill="${i % 2 ? '#fff6d0' : '#ffd24b'}"/>`;
      });
    })
    .join('');
}

const DISCS: readonly Suit[] = ['spades', 'hearts', 'clubs', 'diamonds'];

/** Draws a card suit on each silver disc above the diamond. */
function drawDiscs(): string {
  return DISCS.map((suit, i) => {
    const x = (i - 1.5) * 48;
    const y = -158 + Math.abs(i - 1.5) * 9;
    const colour = i % 2 ? '#e0285a' : '#2a0f5c';
    return `<circle cx="${x}" cy="${y}" r="22" fill="#fff" stroke="#4be3ff" stroke-width="4"/><path transform="translate(${x} ${y}) scale(1.15)" d="${SUIT_PATHS[suit]}" fill="${colour}"/>`;
  }).join('');
}

function drawStar(): string {
  const points = repeat(16, (i) => {
    const radius = i % 2 ? 12 : i % 4 ? 26 : 40;
    const angle = (i * Math.PI) / 8;
    return `${i ? 'L' : 'M'}${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`;
  });
  return `<path d="${points}z" fill="#ffd24b" stroke="#ff6b57" stroke-width="3" stroke-linejoin="round"/>`;
}
