import type { MissionTexts } from '../../mission.ts';

export const honoluluMissionTexts: MissionTexts = {
  'honolulu.waikiki.1': {
    name: {
      en: 'Hammock hour in Waikiki',
      es: 'La hora de la hamaca',
      fr: 'L’heure du hamac à Waikiki',
      pt: 'Hora da rede em Waikiki',
      tr: 'Waikiki’de hamak saati',
    },
  },
  'honolulu.waikiki.2': {
    name: {
      en: 'Two boards on the sand',
      es: 'Dos tablas en la arena',
      fr: 'Deux planches sur le sable',
      pt: 'Duas pranchas na areia',
      tr: 'Kumda iki sörf tahtası',
    },
  },
  'honolulu.waikiki.3': {
    name: {
      en: 'Slow surf, long board',
      es: 'Ola lenta, tabla larga',
      fr: 'Vague lente, grande planche',
      pt: 'Onda lenta, prancha longa',
      tr: 'Yavaş dalga, uzun tahta',
    },
  },
  'honolulu.waikiki.4': {
    name: {
      en: 'Torches down Kalakaua Avenue',
      es: 'Antorchas en Kalakaua Avenue',
      fr: 'Flambeaux sur Kalakaua',
      pt: 'Tochas na avenida Kalakaua',
      tr: 'Kalakaua’da meşaleler',
    },
  },
  'honolulu.chinatown.1': {
    name: {
      en: 'Jade, held to the light',
      es: 'El jade a contraluz',
      fr: 'Le jade à contre-jour',
      pt: 'O jade contra a luz',
      tr: 'Işığa tutulan yeşim',
    },
  },
  'honolulu.chinatown.2': {
    name: {
      en: 'Leis from three stands',
      es: 'Collares hawaianos de tres puestos',
      fr: 'Trois étals de colliers de fleurs',
      pt: 'Colares havaianos de três bancas',
      tr: 'Üç tezgâhtan çiçek kolyeleri',
    },
  },
  'honolulu.chinatown.3': {
    name: {
      en: 'Noodle jury on Maunakea Street',
      es: 'Jurado de fideos en Maunakea',
      fr: 'Jury des nouilles, Maunakea Street',
      pt: 'Júri do macarrão na Maunakea',
      tr: 'Maunakea Street’te erişte tadımı',
    },
  },
  'honolulu.chinatown.4': {
    name: {
      en: 'Old tea on Hotel Street',
      es: 'Té añejo en Hotel Street',
      fr: 'Thé vieilli, Hotel Street',
      pt: 'Chá envelhecido na Hotel Street',
      tr: 'Hotel Street’te yıllanmış çay',
    },
  },
  'honolulu.diamond-head.1': {
    name: {
      en: 'Four switchbacks to the crater',
      es: 'Cuatro curvas hasta el cráter',
      fr: 'Quatre lacets vers le cratère',
      pt: 'Quatro curvas até a cratera',
      tr: 'Kratere dört viraj',
    },
  },
  'honolulu.diamond-head.2': {
    name: {
      en: 'Deuces at the trailhead',
      es: 'Doses al pie del sendero',
      fr: 'Des 2 au pied du sentier',
      pt: 'Curingas no começo da trilha',
      tr: 'Patika başında ikililer',
    },
  },
  'honolulu.diamond-head.3': {
    name: {
      en: 'Ukulele for the sunrise',
      es: 'Ukelele para el amanecer',
      fr: 'Un ukulélé pour l’aurore',
      pt: 'Ukulele ao nascer do sol',
      tr: 'Gün doğumuna ukulele',
    },
  },
  'honolulu.diamond-head.4': {
    name: {
      en: 'First light on the rim',
      es: 'Primera luz en el borde del cráter',
      fr: 'Premières lueurs sur le cratère',
      pt: 'Primeira luz na borda da cratera',
      tr: 'Krater ağzında ilk ışık',
    },
  },
};
