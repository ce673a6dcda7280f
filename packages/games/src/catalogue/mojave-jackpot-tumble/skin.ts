import type { SlotSkin } from '../../engines/slots/skin.ts';

export const skin: SlotSkin = {
  reels: { plateLight: '#fff1da', plateDark: '#eec795', gap: '#3a1a0c', dim: '#5c3a22' },
  lacquer: ['#b8572c', '#55200e'],
  controls: ['#2d1512', '#140a08'],
  glow: '#ff9f4f66',
};
