import type { SlotSkin } from '../../engines/slots/skin.ts';

export const skin: SlotSkin = {
  reels: { plateLight: '#f4fff0', plateDark: '#cdeecb', gap: '#0b4034', dim: '#24594a' },
  lacquer: ['#e0437f', '#7c1244'],
  controls: ['#0b3a38', '#061f20'],
  glow: '#ff8ac066',
};
