/**
 * Organisations that offer free and confidential help, by language (decisions §10). Telephone numbers and web addresses
 * are those that the organisations publish.
 */
import type { Language } from '../languages.ts';

export interface HelpOrganisation {
  name: string;
  url: string;
  /** Telephone number as dialled within its country; omitted if there is none. */
  phone?: string;
  /** ISO 3166 alpha-2 code of the country in which the telephone number works. */
  country?: string;
}

const gamblingTherapy = {
  en: 'https://www.gamblingtherapy.org/',
  es: 'https://www.gamblingtherapy.org/es/',
  fr: 'https://www.gamblingtherapy.org/fr/',
  pt: 'https://www.gamblingtherapy.org/pt-br/',
  tr: 'https://www.gamblingtherapy.org/tr/',
} as const satisfies Record<Language, string>;

const therapy = (language: Language): HelpOrganisation => ({
  name: 'Gambling Therapy',
  url: gamblingTherapy[language],
});

export const helpOrganisations: Readonly<Record<Language, readonly HelpOrganisation[]>> = {
  en: [
    { name: 'GamCare', url: 'https://www.gamcare.org.uk/', phone: '0808 8020 133', country: 'GB' },
    {
      name: 'National Problem Gambling Helpline',
      url: 'https://www.ncpgambling.org/',
      phone: '1-800-522-4700',
      country: 'US',
    },
    { name: 'Gamblers Anonymous', url: 'https://www.gamblersanonymous.org/' },
    therapy('en'),
  ],
  es: [
    { name: 'FEJAR', url: 'https://fejar.org/', phone: '900 200 225', country: 'ES' },
    { name: 'Jugadores Anónimos', url: 'https://www.jugadoresanonimos.org/' },
    therapy('es'),
  ],
  fr: [
    {
      name: 'Joueurs Info Service',
      url: 'https://www.joueurs-info-service.fr/',
      phone: '09 74 75 13 13',
      country: 'FR',
    },
    therapy('fr'),
  ],
  pt: [
    { name: 'Jogadores Anônimos', url: 'https://jogadoresanonimos.com.br/' },
    { name: 'CVV', url: 'https://cvv.org.br/', phone: '188', country: 'BR' },
    therapy('pt'),
  ],
  tr: [
    { name: 'YEDAM (Yeşilay)', url: 'https://www.yedam.org.tr/', phone: '115', country: 'TR' },
    therapy('tr'),
  ],
};
