import type { MissionTexts } from '../../mission.ts';

export const istanbulMissionTexts: MissionTexts = {
  'istanbul.beyoglu.1': {
    name: {
      en: 'The red tram of İstiklal',
      es: 'El tranvía rojo de İstiklal',
      fr: 'Le tram rouge d’İstiklal',
      pt: 'O bonde vermelho da İstiklal',
      tr: 'İstiklal’in kırmızı tramvayı',
    },
  },
  'istanbul.beyoglu.2': {
    name: {
      en: 'Five passages off İstiklal',
      es: 'Cinco pasajes de İstiklal',
      fr: 'Cinq passages d’İstiklal',
      pt: 'Cinco galerias da İstiklal',
      tr: 'İstiklal’de beş pasaj',
    },
  },
  'istanbul.beyoglu.3': {
    name: {
      en: 'Rooftop critic in Beyoğlu',
      es: 'Crítico de azoteas en Beyoğlu',
      fr: 'Critique en terrasse à Beyoğlu',
      pt: 'Crítico de terraços em Beyoğlu',
      tr: 'Beyoğlu teraslarının eleştirmeni',
    },
  },
  'istanbul.beyoglu.4': {
    name: {
      en: 'One last song in Beyoğlu',
      es: 'Una última canción en Beyoğlu',
      fr: 'Dernière chanson à Beyoğlu',
      pt: 'A última canção de Beyoğlu',
      tr: 'Beyoğlu’nda son şarkı',
    },
  },
  'istanbul.galata.1': {
    name: {
      en: 'Something from the bazaar',
      es: 'Algo del bazar',
      fr: 'Une trouvaille du Grand Bazar',
      pt: 'Algo do Grande Bazar',
      tr: 'Kapalıçarşı’dan bir şey',
    },
  },
  'istanbul.galata.2': {
    name: {
      en: 'Lamps below Galata Tower',
      es: 'Lámparas bajo la torre de Gálata',
      fr: 'Lampes sous la tour de Galata',
      pt: 'Lanternas sob a Torre de Gálata',
      tr: 'Galata Kulesi’nin dibinde lambalar',
    },
  },
  'istanbul.galata.3': {
    name: {
      en: 'Three rods on the bridge',
      es: 'Tres cañas de pescar en el puente',
      fr: 'Trois cannes à pêche sur le pont',
      pt: 'Três varas de pesca na ponte',
      tr: 'Köprüde üç olta',
    },
  },
  'istanbul.galata.4': {
    name: {
      en: 'Tavla at the foot of the tower',
      es: 'Tavla al pie de la torre',
      fr: 'Tavla au pied de la tour',
      pt: 'Tavla ao pé da torre',
      tr: 'Kulenin dibinde tavla',
    },
  },
  'istanbul.kadikoy.1': {
    name: {
      en: 'Tea leaves for beginners',
      es: 'Hojas de té para principiantes',
      fr: 'Feuilles de thé pour débutants',
      pt: 'Folhas de chá para iniciantes',
      tr: 'Yeni başlayanlara çay falı',
    },
  },
  'istanbul.kadikoy.2': {
    name: {
      en: 'Simit for the seagulls',
      es: 'Simit para las gaviotas',
      fr: 'Du simit pour les mouettes',
      pt: 'Simit para as gaivotas',
      tr: 'Martılara simit',
    },
  },
  'istanbul.kadikoy.3': {
    name: {
      en: 'The ferry’s upper deck',
      es: 'La cubierta superior del ferri',
      fr: 'Le pont supérieur du ferry',
      pt: 'O convés de cima da balsa',
      tr: 'Vapurun üst güvertesi',
    },
  },
  'istanbul.kadikoy.4': {
    name: {
      en: 'Two continents before lunch',
      es: 'Dos continentes antes del almuerzo',
      fr: 'Deux continents avant midi',
      pt: 'Dois continentes antes do almoço',
      tr: 'Öğleden önce iki kıta',
    },
  },
};
