import type { MissionTexts } from '../../mission.ts';

export const barcelonaMissionTexts: MissionTexts = {
  'barcelona.gothic-quarter.1': {
    name: {
      en: 'Lost in the Barri Gòtic',
      es: 'Perderse por el Barri Gòtic',
      fr: 'Se perdre dans le Barri Gòtic',
      pt: 'Sem rumo no Barri Gòtic',
      tr: 'Barri Gòtic’te kaybolmak',
    },
  },
  'barcelona.gothic-quarter.2': {
    name: {
      en: 'The alchemist’s notebook',
      es: 'El cuaderno del alquimista',
      fr: 'Le carnet de l’alchimiste',
      pt: 'O caderno do alquimista',
      tr: 'Simyacının defteri',
    },
  },
  'barcelona.gothic-quarter.3': {
    name: {
      en: 'Three talkative gargoyles',
      es: 'Tres gárgolas charlatanas',
      fr: 'Trois gargouilles bavardes',
      pt: 'Três gárgulas faladeiras',
      tr: 'Üç geveze taş canavar',
    },
  },
  'barcelona.gothic-quarter.4': {
    name: {
      en: 'Thirteen geese at midnight',
      es: 'Trece ocas a medianoche',
      fr: 'Treize oies à minuit',
      pt: 'Treze gansos à meia-noite',
      tr: 'Gece yarısı on üç kaz',
    },
  },
  'barcelona.gracia.1': {
    name: {
      en: 'A rumba on Plaça del Sol',
      es: 'Una rumba en la Plaça del Sol',
      fr: 'Une rumba sur la Plaça del Sol',
      pt: 'Uma rumba na Plaça del Sol',
      tr: 'Plaça del Sol’da rumba',
    },
  },
  'barcelona.gracia.2': {
    name: {
      en: 'A bench made of mosaic',
      es: 'Un banco de mosaico',
      fr: 'Un banc en mosaïque',
      pt: 'Um banco de mosaico',
      tr: 'Mozaikten bir bank',
    },
  },
  'barcelona.gracia.3': {
    name: {
      en: 'Best balcony at the fiesta',
      es: 'El mejor balcón de la fiesta',
      fr: 'Le plus beau balcon de la fiesta',
      pt: 'A melhor sacada da festa',
      tr: 'Şenliğin en güzel balkonu',
    },
  },
  'barcelona.gracia.4': {
    name: {
      en: 'Festa Major till sunrise',
      es: 'Festa Major hasta el alba',
      fr: 'Festa Major jusqu’à l’aube',
      pt: 'Festa Major até o amanhecer',
      tr: 'Sabaha kadar Festa Major',
    },
  },
  'barcelona.barceloneta.1': {
    name: {
      en: 'Sea salt on the reels',
      es: 'Sal marina en los rodillos',
      fr: 'Du sel marin sur les rouleaux',
      pt: 'Sal marinho nos rolos',
      tr: 'Makaralarda deniz tuzu',
    },
  },
  'barcelona.barceloneta.2': {
    name: {
      en: 'Four tapas, four kitchens',
      es: 'Cuatro tapas, cuatro cocinas',
      fr: 'Quatre tapas, quatre cuisines',
      pt: 'Quatro tapas, quatro cozinhas',
      tr: 'Dört tapas, dört mutfak',
    },
  },
  'barcelona.barceloneta.3': {
    name: {
      en: 'Your own paella recipe',
      es: 'Tu propia receta de paella',
      fr: 'Votre recette de paella',
      pt: 'Sua própria receita de paella',
      tr: 'Kendi paella tarifiniz',
    },
  },
  'barcelona.barceloneta.4': {
    name: {
      en: 'The last chiringuito',
      es: 'El último chiringuito',
      fr: 'Le dernier chiringuito',
      pt: 'O último chiringuito',
      tr: 'Son chiringuito',
    },
  },
};
