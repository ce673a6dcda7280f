import { LONGEST_PERIOD_DAYS } from '@wl/contract/office/reports';
import { defineReport } from '../../../../platform/report.ts';
import { expectedRange, playSums } from '../../../play/index.ts';
import { titles } from '../../../titles/index.ts';
import { playColumns } from '../../play-columns.ts';
import { categoryAndCityFilters, selectedGames } from '../../play-filters.ts';

/** Returns a game's name and published return. A removed game is listed under its slug, without a return. */
function aboutGame(slug: string) {
  const title = titles.find(slug);
  return {
    game: { id: slug, text: title?.name ?? slug },
    published: title?.stats?.returnPercent ?? null,
  };
}

export const report = defineReport({
  title: {
    en: 'Gross gaming revenue by game',
    es: 'Ingresos brutos (GGR) por juego',
    fr: 'Produit brut des jeux par jeu',
    pt: 'Receita bruta de jogos por jogo',
    tr: 'Oyuna göre brüt oyun geliri',
  },
  summary: {
    en: 'Stakes minus payouts of settled rounds, including bonus money and free rounds. Voided rounds do not count. The actual return is the share of stakes that was paid out.',
    es: 'Apuestas menos pagos de las rondas liquidadas, incluidos el dinero de bono y las rondas gratis. Las rondas anuladas no cuentan. El retorno real es la parte de las apuestas que se pagó.',
    fr: 'Mises moins gains versés des manches réglées, argent bonus et manches gratuites compris. Les manches annulées ne comptent pas. Le taux de retour réel est la part des mises qui a été versée.',
    pt: 'Apostas menos pagamentos das rodadas liquidadas, incluindo dinheiro de bônus e rodadas grátis. Rodadas anuladas não contam. O retorno real é a parcela das apostas que foi paga aos membros.',
    tr: 'Sonuçlanan turlardaki bahislerin toplamından ödemeler düşülür; bonus parası ve ücretsiz turlar dâhildir. İptal edilen turlar sayılmaz. Gerçekleşen RTP (geri ödeme oranı), ödemelerin bahislere oranıdır.',
  },
  permission: 'games.view',
  maxDays: LONGEST_PERIOD_DAYS,
  columns: {
    game: {
      kind: 'game',
      head: { en: 'Game', es: 'Juego', fr: 'Jeu', pt: 'Jogo', tr: 'Oyun' },
    },
    ...playColumns,
    actual: {
      kind: 'percent',
      head: {
        en: 'Actual return',
        es: 'Retorno real',
        fr: 'Taux de retour réel',
        pt: 'Retorno real',
        tr: 'Gerçekleşen RTP',
      },
      quotient: ['paid', 'staked'],
    },
    published: {
      kind: 'percent',
      head: {
        en: 'Published return',
        es: 'Retorno publicado',
        fr: 'Taux de retour publié',
        pt: 'Retorno publicado',
        tr: 'İlan edilen RTP',
      },
    },
    range: {
      kind: 'range',
      head: {
        en: 'Within expected range',
        es: 'Dentro del rango esperado',
        fr: 'Dans la fourchette attendue',
        pt: 'Dentro da faixa esperada',
        tr: 'Beklenen aralıkta',
      },
    },
  },
  headlines: [
    { column: 'revenue', good: 'more' },
    { column: 'staked', good: 'more' },
    { column: 'paid' },
    { column: 'rounds', good: 'more' },
    { column: 'margin' },
  ],
  filters: categoryAndCityFilters,
  details: {
    report: 'revenue-by-day',
    label: { en: 'By day', es: 'Por día', fr: 'Par jour', pt: 'Por dia', tr: 'Güne göre' },
    filter: 'game',
  },
  read: async ({ db }, period, selection) => {
    const found = await playSums(db, 'game', { ...period, games: selectedGames(selection) });
    return found.map(({ key, ...sums }) => ({
      ...aboutGame(key),
      rounds: sums.rounds,
      staked: sums.staked,
      paid: sums.paid,
      revenue: sums.staked - sums.paid,
      expected: sums.staked - sums.expected,
      range: expectedRange(key, sums),
    }));
  },
});
