import { slotTexts } from '../slot-rules/rules.ts';
import { config } from './config.ts';

export const texts = slotTexts('Ginza Lantern Fall', config, {
  en: {
    tagline: 'Lanterns drift down over Ginza',
    description:
      'The department stores have closed, and paper lanterns drift down between the towers. Eight matching symbols pay anywhere, winning symbols make room for new ones, and each lantern multiplies the winnings of the whole cascade.',
    symbols: {
      kimono: 'Kimono',
      fan: 'Fan',
      cat: 'Lucky cat',
      mask: 'Mask',
      tea: 'Tea bowl',
      brush: 'Brush',
      ink: 'Inkstone',
      coin: 'Old coin',
      paper: 'Paper crane',
      gate: 'Temple gate (scatter)',
      orb: 'Lantern',
    },
  },
  es: {
    tagline: 'Los farolillos descienden sobre Ginza',
    description:
      'Los grandes almacenes han cerrado y los farolillos de papel descienden entre las torres. Ocho símbolos iguales pagan en cualquier posición, los premiados dejan sitio a otros nuevos y cada farolillo multiplica los premios de toda la cascada.',
    symbols: {
      kimono: 'Kimono',
      fan: 'Abanico',
      cat: 'Gato de la suerte',
      mask: 'Máscara',
      tea: 'Cuenco de té',
      brush: 'Pincel',
      ink: 'Piedra de tinta',
      coin: 'Moneda antigua',
      paper: 'Grulla de papel',
      gate: 'Puerta del templo (scatter)',
      orb: 'Farolillo',
    },
  },
  fr: {
    tagline: 'Les lanternes descendent sur Ginza',
    description:
      'Les grands magasins ont fermé et des lanternes de papier descendent entre les tours. Huit symboles identiques paient où qu’ils soient, les symboles gagnants cèdent la place à d’autres et chaque lanterne multiplie les gains de toute la cascade.',
    symbols: {
      kimono: 'Kimono',
      fan: 'Éventail',
      cat: 'Chat porte-bonheur',
      mask: 'Masque',
      tea: 'Bol à thé',
      brush: 'Pinceau',
      ink: 'Pierre à encre',
      coin: 'Pièce ancienne',
      paper: 'Grue en papier',
      gate: 'Porte du temple (scatter)',
      orb: 'Lanterne',
    },
  },
  pt: {
    tagline: 'Lanternas descem sobre Ginza',
    description:
      'As lojas de departamentos fecharam, e lanternas de papel descem entre as torres. Oito símbolos iguais pagam em qualquer lugar, os símbolos premiados dão lugar a novos e cada lanterna multiplica os ganhos de toda a cascata.',
    symbols: {
      kimono: 'Quimono',
      fan: 'Leque',
      cat: 'Gato da sorte',
      mask: 'Máscara',
      tea: 'Tigela de chá',
      brush: 'Pincel',
      ink: 'Pedra de tinta',
      coin: 'Moeda antiga',
      paper: 'Tsuru de papel',
      gate: 'Portal do templo (scatter)',
      orb: 'Lanterna',
    },
  },
  tr: {
    tagline: 'Fenerler Ginza’nın üstüne süzülüyor',
    description:
      'Mağazalar kapandı, kâğıt fenerler kulelerin arasından aşağı süzülüyor. Sekiz aynı sembol nereye düşerse düşsün kazandırır, kazanan semboller yerini yenilerine bırakır ve her fener bütün zincirin kazancını çarpar.',
    symbols: {
      kimono: 'Kimono',
      fan: 'Yelpaze',
      cat: 'Şans kedisi',
      mask: 'Maske',
      tea: 'Çay kâsesi',
      brush: 'Fırça',
      ink: 'Mürekkep taşı',
      coin: 'Eski sikke',
      paper: 'Kâğıt turna',
      gate: 'Tapınak kapısı (scatter)',
      orb: 'Fener',
    },
  },
});
