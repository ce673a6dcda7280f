import { repeat } from '@wl/art/svg';

/** Draws a scarlet macaw on a branch, looking left; (x, y) is the position of its feet. */
export function drawMacaw(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawTail()}${drawBody()}${drawWing()}${drawHead()}<path d="M-10-2q6 8 10 0M6-4q6 8 10 0" stroke="#2a2a30" stroke-width="5" fill="none" stroke-linecap="round"/></g>`;
}

function drawTail(): string {
  return '<path d="M2-10Q22 60 20 146 6 92-8 0z" fill="#1f6ac4"/><path d="M8-10Q36 50 40 122 18 70-2 0z" fill="#d8283a"/><path d="M-4-8Q4 60-2 118-14 70-14 0z" fill="#e8404a"/>';
}

function drawBody(): string {
  return '<path d="M-30-128Q-44-80-30-34-16 4 12 2 34-6 38-50 40-104 8-138z" fill="#e2303f"/><path d="M-30-128Q-44-80-30-34-20-8-4 0-20-60-8-132z" fill="#ff5a5a" opacity=".6"/>';
}

/** Draws the wing with red coverts, a yellow band and blue flight feathers. */
function drawWing(): string {
  const feathers = repeat(
    4,
    (i) =>
      `<path d="M${16 + i * 5}-62Q${44 + i * 2}-20 ${34 - i * 3} ${44 - i * 12} ${14 + i * 2} 0 ${8 + i * 4}-50z" fill="${i % 2 ? '#1a58b0' : '#2f86e0'}"/>`,
  );
  return `${feathers}<path d="M-2-76Q30-84 42-56 44-34 38-22 24-50-2-52z" fill="#f7c92f"/><path d="M2-112Q34-112 42-72 20-84-4-66-8-94 2-112z" fill="#c81f30"/><path d="M34-60Q42-46 38-28" stroke="#2fae6a" stroke-width="5" fill="none"/>`;
}

function drawHead(): string {
  return (
    '<path d="M-38-150Q-36-184-4-186 28-182 26-146 22-112-10-112-36-116-38-150z" fill="#e2303f"/><path d="M-36-150Q-32-168-14-166-2-158-6-140-16-126-32-132z" fill="#fffaf0"/><circle cx="-16" cy="-152" r="5.5" fill="#1a1420"/><circle cx="-18" cy="-154" r="1.8" fill="#fff"/>' +
    '<path d="M-34-164Q-62-160-62-128-60-112-52-104-50-122-34-132z" fill="#fff0d0"/><path d="M-62-128Q-60-112-52-104-50-114-46-122-56-122-62-128z" fill="#2a2420"/><path d="M-48-122Q-44-108-30-112L-32-132z" fill="#2a2420"/><path d="M-28-144h10M-28-138h9" stroke="#e2303f" stroke-width="1.5"/>'
  );
}
