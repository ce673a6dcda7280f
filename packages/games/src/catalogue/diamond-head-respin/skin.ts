import type { SlotSkin } from '../../engines/slots/skin.ts';

export const skin: SlotSkin = {
  reels: { plateLight: '#fff6ea', plateDark: '#f2d4b4', gap: '#3a1508', dim: '#5a3320' },
  lacquer: ['#d8652a', '#6b220c'],
  controls: ['#331510', '#170907'],
  glow: '#ffb06a66',
};
