import type { SlotSkin } from '../../engines/slots/skin.ts';

export const skin: SlotSkin = {
  reels: { plateLight: '#fdf6ff', plateDark: '#ddd0ee', gap: '#170f33', dim: '#342a5c' },
  lacquer: ['#4b3a94', '#1a1040'],
  controls: ['#1b1440', '#0c0820'],
  glow: '#ffd6a055',
};
