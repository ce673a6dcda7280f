import { repeat, type Scene } from '@wl/art/svg';

/** Half a papaya with its seeds. A figure of 256 × 256. */
export function papaya(scene: Scene): string {
  const flesh = scene.radial('papaya-flesh', [
    [0, '#ffc05a'],
    [0.6, '#ff8a3c'],
    [1, '#f2692a'],
  ]);
  const seeds = repeat(13, (i) => {
    const x = [0, -13, 13, -22, 2, 22, -15, 10, -20, 3, 20, -7, 10][i] ?? 0;
    const y = [-46, -28, -26, -6, -8, -4, 14, 14, 34, 34, 32, 52, 54][i] ?? 0;
    return `<ellipse cx="${x}" cy="${y}" rx="9" ry="10.500" fill="#1d1a20"/><circle cx="${x - 3}" cy="${y - 4}" r="2.600" fill="#8d93a0"/>`;
  });
  return (
    '<g transform="translate(128 130) rotate(28)"><path d="M0-120C44-114 84-20 82 32 80 92 42 116 0 116S-80 92-82 32C-84-20-44-114 0-120z" fill="#3f9a3a" stroke="#1c5522" stroke-width="6"/>' +
    `<path d="M0-106C36-98 70-16 68 32 66 80 36 102 0 102S-66 80-68 32C-70-16-36-98 0-106z" fill="${flesh}" stroke="#ffd98a" stroke-width="6"/><path d="M0-66C20-56 36 0 34 32 32 62 18 74 0 74S-32 62-34 32C-36 0-20-56 0-66z" fill="#ffd98a" stroke="#d9551c" stroke-width="5"/>${seeds}</g>`
  );
}
