import type { MissionTexts } from '../../mission.ts';

export const parisMissionTexts: MissionTexts = {
  'paris.montmartre.1': {
    name: {
      en: 'Cards at the Lapin Agile',
      es: 'Cartas en el Lapin Agile',
      fr: 'Partie de cartes au Lapin Agile',
      pt: 'Cartas no Lapin Agile',
      tr: 'Lapin Agile’de iskambil',
    },
  },
  'paris.montmartre.2': {
    name: {
      en: 'Four easels on Place du Tertre',
      es: 'Cuatro caballetes de Montmartre',
      fr: 'Quatre chevalets, place du Tertre',
      pt: 'Quatro cavaletes, Place du Tertre',
      tr: 'Place du Tertre’de dört şövale',
    },
  },
  'paris.montmartre.3': {
    name: {
      en: 'The café critic’s napkin',
      es: 'La servilleta del crítico de cafés',
      fr: 'La serviette du critique de cafés',
      pt: 'O guardanapo do crítico de cafés',
      tr: 'Kafe eleştirmeninin peçetesi',
    },
  },
  'paris.montmartre.4': {
    name: {
      en: '222 steps to Sacré-Cœur',
      es: '222 peldaños hasta el Sacré-Cœur',
      fr: '222 marches jusqu’au Sacré-Cœur',
      pt: '222 degraus até a Sacré-Cœur',
      tr: 'Sacré-Cœur’ün 222 basamağı',
    },
  },
  'paris.le-marais.1': {
    name: {
      en: 'A jukebox on Rue des Rosiers',
      es: 'Gramola en la Rue des Rosiers',
      fr: 'Juke-box rue des Rosiers',
      pt: 'Jukebox na Rue des Rosiers',
      tr: 'Rue des Rosiers’de müzik kutusu',
    },
  },
  'paris.le-marais.2': {
    name: {
      en: 'The Marais after midnight',
      es: 'El Marais de madrugada',
      fr: 'Le Marais après minuit',
      pt: 'O Marais de madrugada',
      tr: 'Gece yarısından sonra Marais',
    },
  },
  'paris.le-marais.3': {
    name: {
      en: 'The antiquarian’s stamp',
      es: 'El sello del anticuario',
      fr: 'Le cachet de l’antiquaire',
      pt: 'O carimbo do antiquário',
      tr: 'Antikacının damgası',
    },
  },
  'paris.le-marais.4': {
    name: {
      en: 'Chandeliers on Place des Vosges',
      es: 'Candelabros en Place des Vosges',
      fr: 'Lustres de la place des Vosges',
      pt: 'Lustres na Place des Vosges',
      tr: 'Place des Vosges avizeleri',
    },
  },
  'paris.saint-germain.1': {
    name: {
      en: 'Four hands at Café de Flore',
      es: 'Cuatro manos en el Café de Flore',
      fr: 'Quatre donnes au Café de Flore',
      pt: 'Quatro mãos no Café de Flore',
      tr: 'Café de Flore’da dört el',
    },
  },
  'paris.saint-germain.2': {
    name: {
      en: 'Required reading on the Left Bank',
      es: 'Lectura obligada de la Rive Gauche',
      fr: 'Lecture obligatoire, Rive gauche',
      pt: 'Leitura obrigatória na Rive Gauche',
      tr: 'Sol Yaka’da zorunlu okuma',
    },
  },
  'paris.saint-germain.3': {
    name: {
      en: 'Two espressos and a theory',
      es: 'Dos expresos y una teoría',
      fr: 'Deux cafés et une théorie',
      pt: 'Dois cafés e uma teoria',
      tr: 'İki espresso, bir teori',
    },
  },
  'paris.saint-germain.4': {
    name: {
      en: 'The Saint-Germain card circle',
      es: 'Círculo de cartas de Saint-Germain',
      fr: 'Cercle de jeu de Saint-Germain',
      pt: 'O clube de cartas de Saint-Germain',
      tr: 'Saint-Germain kart salonu',
    },
  },
};
