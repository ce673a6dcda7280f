import type { SlotSkin } from '../../engines/slots/skin.ts';

export const skin: SlotSkin = {
  reels: { plateLight: '#ffffff', plateDark: '#dcd6ea', gap: '#1a0830', dim: '#3a2560' },
  lacquer: ['#e231a4', '#5b0b52'],
  controls: ['#250c3c', '#10051c'],
  glow: '#ff4fd866',
};
