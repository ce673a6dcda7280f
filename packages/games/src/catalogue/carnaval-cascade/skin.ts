import type { SlotSkin } from '../../engines/slots/skin.ts';

export const skin: SlotSkin = {
  reels: { plateLight: '#fffbe8', plateDark: '#f3e3a8', gap: '#0b4a2a', dim: '#2a5c3c' },
  lacquer: ['#18a05a', '#07502c'],
  controls: ['#0b3a2a', '#051c15'],
  glow: '#ffe24f66',
};
