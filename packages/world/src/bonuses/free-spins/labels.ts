import { playDaysLabel, runDaysLabel, wageringTimesLabel } from '../common-labels.ts';
import type { TermLabels } from '../labels.ts';
import type { freeSpinsTerms } from './terms.ts';

export const freeSpinsLabels: TermLabels<typeof freeSpinsTerms> = {
  spins: {
    en: 'Spins',
    es: 'Giros',
    fr: 'Tours',
    pt: 'Rodadas grátis',
    tr: 'Dönüş sayısı',
  },
  game: {
    en: 'Game',
    es: 'Juego',
    fr: 'Jeu',
    pt: 'Jogo',
    tr: 'Oyun',
  },
  playDays: playDaysLabel,
  wageringTimes: wageringTimesLabel,
  runDays: runDaysLabel,
};
