import type { CityTexts } from '../../city.ts';

export const tokyoTexts: CityTexts = {
  name: { en: 'Tokyo', es: 'Tokio', fr: 'Tokyo', pt: 'Tóquio', tr: 'Tokyo' },
  tagline: {
    en: 'Neon rain and quiet temples.',
    es: 'Lluvia de neón y templos en calma.',
    fr: 'Pluie de néons et temples paisibles.',
    pt: 'Chuva de neon e templos tranquilos.',
    tr: 'Neon yağmuru ve sessiz tapınaklar.',
  },
};
