import type { MissionTexts } from '../../mission.ts';

export const lasVegasMissionTexts: MissionTexts = {
  'las-vegas.the-strip.1': {
    name: {
      en: 'Dealt in on the Boulevard',
      es: 'Cartas en el Boulevard',
      fr: 'Une donne sur le Boulevard',
      pt: 'Cartas no Boulevard',
      tr: 'Bulvar’da ilk el',
    },
  },
  'las-vegas.the-strip.2': {
    name: {
      en: 'Three tables before breakfast',
      es: 'Tres mesas antes del desayuno',
      fr: 'Trois tables au petit matin',
      pt: 'Três mesas antes do café da manhã',
      tr: 'Kahvaltıdan önce üç masa',
    },
  },
  'las-vegas.the-strip.3': {
    name: {
      en: 'A souvenir from the Strip',
      es: 'Un recuerdo del Strip',
      fr: 'Un souvenir du Strip',
      pt: 'Uma lembrança da Strip',
      tr: 'Strip’ten bir hatıra',
    },
  },
  'las-vegas.the-strip.4': {
    name: {
      en: 'Fountains at full height',
      es: 'Las fuentes a su máxima altura',
      fr: 'Les fontaines au plus haut',
      pt: 'As fontes na altura máxima',
      tr: 'Fıskiyelerin en yüksek anı',
    },
  },
  'las-vegas.fremont-street.1': {
    name: {
      en: 'Old neon, new bulbs',
      es: 'Neón viejo, bombillas nuevas',
      fr: 'Vieux néons, ampoules neuves',
      pt: 'Neon antigo, lâmpadas novas',
      tr: 'Eski neon, yeni ampul',
    },
  },
  'las-vegas.fremont-street.2': {
    name: {
      en: 'Four marquees on Fremont',
      es: 'Cuatro carteles de Fremont',
      fr: 'Quatre enseignes de Fremont',
      pt: 'Quatro letreiros da Fremont',
      tr: 'Fremont’ta dört tabela',
    },
  },
  'las-vegas.fremont-street.3': {
    name: {
      en: 'The Fremont coupon book',
      es: 'Los cupones de Fremont',
      fr: 'Le carnet de coupons de Fremont',
      pt: 'Os cupons da Fremont Street',
      tr: 'Fremont’un kupon kitapçığı',
    },
  },
  'las-vegas.fremont-street.4': {
    name: {
      en: 'Vegas Vic waves you in',
      es: 'Vegas Vic te saluda',
      fr: 'Vegas Vic vous salue',
      pt: 'Vegas Vic acena para você',
      tr: 'Vegas Vic sizi içeri çağırıyor',
    },
  },
  'las-vegas.arts-district.1': {
    name: {
      en: 'First Friday, fresh paint',
      es: 'Primer viernes, pintura fresca',
      fr: 'Vernissage du premier vendredi',
      pt: 'Primeira sexta, tinta fresca',
      tr: 'Ayın ilk cuması, taze boya',
    },
  },
  'las-vegas.arts-district.2': {
    name: {
      en: 'Three galleries on Main Street',
      es: 'Tres galerías de Main Street',
      fr: 'Trois galeries de Main Street',
      pt: 'Três galerias da Main Street',
      tr: 'Main Street’te üç galeri',
    },
  },
  'las-vegas.arts-district.3': {
    name: {
      en: 'Critic in the Arts District',
      es: 'Un crítico en el Arts District',
      fr: 'Un critique dans l’Arts District',
      pt: 'Crítico no Arts District',
      tr: 'Arts District eleştirmeni',
    },
  },
  'las-vegas.arts-district.4': {
    name: {
      en: 'Antique chips, honest felt',
      es: 'Fichas antiguas, juego limpio',
      fr: 'Jetons anciens, jeu honnête',
      pt: 'Fichas antigas, mesa honesta',
      tr: 'Antika fişler, hilesiz masa',
    },
  },
};
