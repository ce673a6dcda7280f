import { type Scene } from '@wl/art/svg';

/** A plum with its leaf. A figure of 256 × 256. */
export function plum(scene: Scene): string {
  const skin = scene.radial(
    'plum-skin',
    [
      [0, '#c58bf0'],
      [0.5, '#7a2fb4'],
      [1, '#3d0d66'],
    ],
    'cx=".36" cy=".32" r=".8"',
  );
  return (
    `<path d="M128 72C166 44 232 66 234 138 236 202 180 242 128 238 76 242 20 202 22 138 24 66 90 44 128 72z" fill="${skin}" stroke="#2a0748" stroke-width="6"/><path d="M128 74C110 116 112 182 128 236" stroke="#2a0748" stroke-opacity=".6" stroke-width="7" fill="none" stroke-linecap="round"/>` +
    '<path d="M128 76C126 54 132 34 146 18" stroke="#5a3413" stroke-width="11" stroke-linecap="round" fill="none"/><path d="M138 46C158 14 198 8 222 26 206 58 168 70 138 46z" fill="#3aa64a" stroke="#145a24" stroke-width="5"/><path d="M144 44C166 36 190 30 212 28" stroke="#145a24" stroke-width="4" fill="none"/><path d="M52 116C56 94 72 84 90 84" stroke="#fff" stroke-opacity=".75" stroke-width="12" stroke-linecap="round" fill="none"/>'
  );
}
