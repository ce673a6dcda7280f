/**
 * Playlists that the casino features in the lobby. Each playlist suits a mood and contains games from different cities.
 */
import type { Texts } from '../languages.ts';

export interface CasinoPlaylist {
  /** Id in the API. Never a UUID, because UUIDs identify members' playlists. */
  id: string;
  name: Texts;
  /** Sentence that says what the games have in common. */
  about: Texts;
  /** Catalogue slugs of the playlist's games, in playlist order. */
  games: readonly string[];
}

export const casinoPlaylists: readonly CasinoPlaylist[] = [
  {
    id: 'night-flight',
    name: {
      en: 'Night Flight',
      es: 'Vuelo nocturno',
      fr: 'Vol de nuit',
      pt: 'Voo noturno',
      tr: 'Gece Uçuşu',
    },
    about: {
      en: 'Neon, lanterns and the last train home.',
      es: 'Neones, farolillos y el último tren a casa.',
      fr: 'Néons, lanternes et dernier métro.',
      pt: 'Neon, lanternas e o último trem para casa.',
      tr: 'Neonlar, fenerler ve eve giden son tren.',
    },
    games: [
      'neon-shibuya',
      'ginza-lantern-fall',
      'midnight-tube',
      'minuit-boulevard',
      'fremont-diamonds',
    ],
  },
  {
    id: 'harbour-morning',
    name: {
      en: 'Harbour Morning',
      es: 'Mañana en el puerto',
      fr: 'Matin au port',
      pt: 'Manhã no porto',
      tr: 'Liman Sabahı',
    },
    about: {
      en: 'Salt air, surf and flowers.',
      es: 'Brisa marina, olas y flores.',
      fr: 'Air marin, vagues et fleurs.',
      pt: 'Brisa do mar, ondas e flores.',
      tr: 'Deniz havası, dalgalar ve çiçekler.',
    },
    games: [
      'harbour-betways',
      'bondi-breakers',
      'aloha-bloom',
      'diamond-head-respin',
      'carnaval-cascade',
    ],
  },
  {
    id: 'card-night',
    name: {
      en: 'Card Night',
      es: 'Noche de cartas',
      fr: 'Soirée cartes',
      pt: 'Noite de cartas',
      tr: 'Kart Gecesi',
    },
    about: {
      en: 'Tables where your decisions count.',
      es: 'Mesas en las que cuentan tus decisiones.',
      fr: 'Des tables où vos décisions comptent.',
      pt: 'Mesas em que suas decisões contam.',
      tr: 'Kararlarınızın önem taşıdığı masalar.',
    },
    games: [
      'boulevard-blackjack',
      'harbour-three-card',
      'shinjuku-jacks',
      'waikiki-deuces',
      'lisboa-baccarat',
    ],
  },
  {
    id: 'old-school',
    name: {
      en: 'Old School',
      es: 'A la antigua',
      fr: 'À l’ancienne',
      pt: 'À moda antiga',
      tr: 'Eski Usul',
    },
    about: {
      en: 'Classic reels and a spinning wheel.',
      es: 'Rodillos clásicos y una rueda que gira.',
      fr: 'Des rouleaux classiques et une roue qui tourne.',
      pt: 'Rolos clássicos e uma roleta que gira.',
      tr: 'Klasik makaralar ve dönen bir çark.',
    },
    games: ['opera-cherries', 'pachi-sevens', 'lucky-black-cab', 'westminster-roulette'],
  },
];

/** Returns the featured playlist with this id; undefined if there is none. */
export function casinoPlaylist(id: string): CasinoPlaylist | undefined {
  return casinoPlaylists.find((list) => list.id === id);
}
