import type { SlotSkin } from '../../engines/slots/skin.ts';

export const skin: SlotSkin = {
  reels: { plateLight: '#f4fff8', plateDark: '#c9e8d6', gap: '#03302c', dim: '#1d4f48' },
  lacquer: ['#0f8a6c', '#033c33'],
  controls: ['#04302d', '#021917'],
  glow: '#ffe08a66',
};
