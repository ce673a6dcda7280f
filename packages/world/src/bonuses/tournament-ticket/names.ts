import type { KindNames } from '../names.ts';

export const tournamentTicketNames: KindNames = {
  title: {
    en: 'Tournament ticket',
    es: 'Entrada de torneo',
    fr: 'Ticket de tournoi',
    pt: 'Ingresso de torneio',
    tr: 'Turnuva bileti',
  },
  plural: {
    en: 'Tournament tickets',
    es: 'Entradas de torneo',
    fr: 'Tickets de tournoi',
    pt: 'Ingressos de torneio',
    tr: 'Turnuva biletleri',
  },
  inSentence: {
    en: 'tournament ticket',
    es: 'entrada de torneo',
    fr: 'ticket de tournoi',
    pt: 'ingresso de torneio',
    tr: 'turnuva bileti',
  },
};
