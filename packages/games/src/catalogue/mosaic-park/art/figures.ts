import { repeat, type Scene } from '@wl/art/svg';

const SHARDS = ['#1f6fc4', '#ffd23f', '#e8505a', '#2fb67a', '#ffffff', '#f2903a', '#6ac7f0'];

/** The bench that winds around the terrace, set with broken tiles. A figure of 256 × 256. */
export function mosaicBench(scene: Scene): string {
  const back = 'M12 132C12 60 72 40 104 84 128 118 146 112 166 74 190 36 244 58 244 126V170H12z';
  const seat =
    'M4 160C52 138 92 190 132 172S212 140 252 160V196C208 182 172 204 132 212S52 182 4 198z';
  const clip = (name: string, path: string) =>
    scene.define(name, (id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
  const shards = repeat(42, (i) => {
    const x = (i % 9) * 30 - 8 + (Math.floor(i / 9) % 2) * 14;
    const y = 40 + Math.floor(i / 9) * 28;
    const lean = (i * 37) % 14;
    return `<path d="M${x} ${y + lean}l26-${lean} 4 ${22 + lean / 2}-24 8z" fill="${SHARDS[(i * 5 + Math.floor(i / 9)) % SHARDS.length] ?? ''}"/>`;
  });
  return (
    '<path d="M28 190H52V236H22zM204 190H228L234 236H204zM116 204H144V240H112z" fill="#b98a52" stroke="#5b3a16" stroke-width="5" stroke-linejoin="round"/>' +
    `<path d="${back}" fill="#f7ead0"/><g clip-path="${clip('bench-back', back)}">${shards}</g><path d="${back}" fill="none" stroke="#123e66" stroke-width="7" stroke-linejoin="round"/>` +
    `<path d="${seat}" fill="#fffaf0" stroke="#123e66" stroke-width="7" stroke-linejoin="round"/><path d="M14 176C56 158 92 204 132 190S206 160 242 174" fill="none" stroke="#1f6fc4" stroke-width="9" stroke-dasharray="17 7"/>`
  );
}
