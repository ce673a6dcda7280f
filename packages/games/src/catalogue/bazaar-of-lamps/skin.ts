import type { SlotSkin } from '../../engines/slots/skin.ts';

export const skin: SlotSkin = {
  reels: { plateLight: '#f1fbfa', plateDark: '#c7e3e0', gap: '#082f38', dim: '#235059' },
  lacquer: ['#b0742a', '#4c2a0a'],
  controls: ['#0b2f3a', '#05171d'],
  glow: '#ffc95a66',
};
