import { slotTexts } from '../slot-rules/rules.ts';
import { config } from './config.ts';

export const texts = slotTexts('Pachi Sevens', config, {
  en: {
    tagline: 'Steel balls, bright bells, three rows of sevens',
    description:
      'A parlour behind the station, as loud as a kitchen. Five lines, seven symbols, and a full screen of sevens that pays 777 times your stake.',
    symbols: {
      seven: 'Seven',
      bell: 'Bell',
      bar: 'BAR',
      melon: 'Melon',
      plum: 'Plum',
      orange: 'Orange',
      cherry: 'Cherry',
    },
  },
  es: {
    tagline: 'Bolas de acero, campanas, tres filas de sietes',
    description:
      'Un salón detrás de la estación, ruidoso como una cocina. Cinco líneas, siete símbolos y una pantalla llena de sietes que paga 777 veces la apuesta.',
    symbols: {
      seven: 'Siete',
      bell: 'Campana',
      bar: 'BAR',
      melon: 'Melón',
      plum: 'Ciruela',
      orange: 'Naranja',
      cherry: 'Cereza',
    },
  },
  fr: {
    tagline: 'Billes d’acier, cloches claires, trois rangées de sept',
    description:
      'Une salle de jeu derrière la gare, bruyante comme une cuisine. Cinq lignes, sept symboles et un écran rempli de 7 qui paie 777 fois la mise.',
    symbols: {
      seven: 'Sept',
      bell: 'Cloche',
      bar: 'BAR',
      melon: 'Melon',
      plum: 'Prune',
      orange: 'Orange',
      cherry: 'Cerise',
    },
  },
  pt: {
    tagline: 'Bolas de aço, sinos, três fileiras de setes',
    description:
      'Um salão de jogos atrás da estação, barulhento como uma cozinha. Cinco linhas, sete símbolos e uma tela cheia de setes que paga 777 vezes a aposta.',
    symbols: {
      seven: 'Sete',
      bell: 'Sino',
      bar: 'BAR',
      melon: 'Melão',
      plum: 'Ameixa',
      orange: 'Laranja',
      cherry: 'Cereja',
    },
  },
  tr: {
    tagline: 'Çelik bilyeler, parlak çanlar, üç sıra yedi',
    description:
      'İstasyonun arkasında, mutfak kadar gürültülü bir salon. Beş çizgi, yedi sembol ve bahsinizin 777 katını ödeyen, yedilerle dolu bir ekran.',
    symbols: {
      seven: 'Yedi',
      bell: 'Çan',
      bar: 'BAR',
      melon: 'Kavun',
      plum: 'Erik',
      orange: 'Portakal',
      cherry: 'Kiraz',
    },
  },
});
