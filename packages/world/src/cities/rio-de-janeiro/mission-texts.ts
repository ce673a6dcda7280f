import type { MissionTexts } from '../../mission.ts';

export const rioDeJaneiroMissionTexts: MissionTexts = {
  'rio-de-janeiro.copacabana.1': {
    name: {
      en: 'Samba in black and white',
      es: 'Samba en blanco y negro',
      fr: 'Samba en noir et blanc',
      pt: 'Samba em preto e branco',
      tr: 'Siyah beyaz kaldırımda samba',
    },
  },
  'rio-de-janeiro.copacabana.2': {
    name: {
      en: 'Four umbrellas at Posto 6',
      es: 'Cuatro sombrillas del Posto 6',
      fr: 'Quatre parasols du Posto 6',
      pt: 'Quatro guarda-sóis no Posto 6',
      tr: 'Posto 6’da dört şemsiye',
    },
  },
  'rio-de-janeiro.copacabana.3': {
    name: {
      en: 'The buoy off Copacabana',
      es: 'La boya frente a Copacabana',
      fr: 'La bouée de Copacabana',
      pt: 'A boia de Copacabana',
      tr: 'Copacabana açığındaki şamandıra',
    },
  },
  'rio-de-janeiro.copacabana.4': {
    name: {
      en: 'New Year on Avenida Atlântica',
      es: 'Año Nuevo en la Avenida Atlântica',
      fr: 'Le réveillon sur l’Atlântica',
      pt: 'Réveillon na Avenida Atlântica',
      tr: 'Avenida Atlântica’da yılbaşı',
    },
  },
  'rio-de-janeiro.lapa.1': {
    name: {
      en: 'Under the arches of Lapa',
      es: 'Bajo los arcos de Lapa',
      fr: 'Sous les arches de Lapa',
      pt: 'Debaixo dos Arcos da Lapa',
      tr: 'Lapa kemerlerinin altında',
    },
  },
  'rio-de-janeiro.lapa.2': {
    name: {
      en: 'A roda de samba of your own',
      es: 'Tu propia roda de samba',
      fr: 'Votre propre roda de samba',
      pt: 'Sua própria roda de samba',
      tr: 'Kendi samba halkanız',
    },
  },
  'rio-de-janeiro.lapa.3': {
    name: {
      en: 'Five drums, one beat',
      es: 'Cinco tambores, un solo ritmo',
      fr: 'Cinq tambours, un tempo',
      pt: 'Cinco tambores, uma batida',
      tr: 'Beş davul, tek ritim',
    },
  },
  'rio-de-janeiro.lapa.4': {
    name: {
      en: 'The parade turns the corner',
      es: 'El desfile dobla la esquina',
      fr: 'Le défilé tourne au coin de la rue',
      pt: 'O desfile vira a esquina',
      tr: 'Geçit alayı köşede göründü',
    },
  },
  'rio-de-janeiro.santa-teresa.1': {
    name: {
      en: 'Every tile of Selarón',
      es: 'Todos los azulejos de Selarón',
      fr: 'Chaque carreau de Selarón',
      pt: 'Cada azulejo do Selarón',
      tr: 'Selarón’un her çinisi',
    },
  },
  'rio-de-janeiro.santa-teresa.2': {
    name: {
      en: 'Three stops on the yellow tram',
      es: 'Tres paradas del tranvía amarillo',
      fr: 'Trois arrêts du tram jaune',
      pt: 'Três paradas do bonde amarelo',
      tr: 'Sarı tramvayda üç durak',
    },
  },
  'rio-de-janeiro.santa-teresa.3': {
    name: {
      en: 'Toucans on the fruit reels',
      es: 'Tucanes en los rodillos de frutas',
      fr: 'Toucans et rouleaux fruités',
      pt: 'Tucanos e frutas nos rolos',
      tr: 'Meyveli makaralarda tukanlar',
    },
  },
  'rio-de-janeiro.santa-teresa.4': {
    name: {
      en: 'Cable car into the clouds',
      es: 'Teleférico a las nubes',
      fr: 'Téléphérique vers les nuages',
      pt: 'Bondinho até as nuvens',
      tr: 'Teleferikle bulutlara',
    },
  },
};
