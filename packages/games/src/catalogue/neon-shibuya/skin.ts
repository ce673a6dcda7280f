import type { SlotSkin } from '../../engines/slots/skin.ts';

export const skin: SlotSkin = {
  reels: { plateLight: '#fffaf2', plateDark: '#f2dfd0', gap: '#2a0710', dim: '#4a2f6e' },
  lacquer: ['#c8202f', '#5c0712'],
  controls: ['#1a1036', '#0a0820'],
  glow: '#ff4fa340',
  hasBackdrop: true,
};
