import { repeat, type Scene } from '@wl/art/svg';

/** A ukulele: small, round in two bows, four strings. A figure of 256 × 256. */
export function ukulele(scene: Scene): string {
  const koa = scene.linear('koa', [
    [0, '#e8a04a'],
    [1, '#a1561c'],
  ]);
  const strings = repeat(4, (i) => `M${-9 + i * 6}-104V86`);
  return (
    '<g transform="translate(122 140) rotate(38)"><path d="M-24-126H24L18-92H-18z" fill="#6b3412" stroke="#3a1706" stroke-width="5" stroke-linejoin="round"/><circle cx="-30" cy="-118" r="7" fill="#fff6d2"/><circle cx="30" cy="-118" r="7" fill="#fff6d2"/><circle cx="-26" cy="-100" r="7" fill="#fff6d2"/><circle cx="26" cy="-100" r="7" fill="#fff6d2"/>' +
    `<path d="M0-34C40-34 56-8 44 14 40 24 44 30 54 42 78 74 50 112 0 112S-78 74-54 42C-44 30-40 24-44 14-56-8-40-34 0-34z" fill="${koa}" stroke="#3a1706" stroke-width="6"/>` +
    `<path d="M-14-96H14V20H-14z" fill="#6b3412" stroke="#3a1706" stroke-width="4"/><path d="M-14-74H14M-14-52H14M-14-30H14M-14-8H14" stroke="#f0c463" stroke-width="3"/><circle cy="34" r="22" fill="#2a0f04" stroke="#fff0c4" stroke-width="5"/><path d="M-26 84H26V94H-26z" fill="#3a1706"/><path d="${strings}" stroke="#fffdf2" stroke-width="2.500"/></g>`
  );
}
