import { LONGEST_PERIOD_DAYS } from '@wl/contract/office/reports';
import { dayColumn, defineReport, everyDay } from '../../../../platform/report.ts';
import { playSums } from '../../../play/index.ts';
import { playColumns } from '../../play-columns.ts';
import {
  categoryAndCityFilters,
  gameFilter,
  revenueSplits,
  selectedGames,
} from '../../play-filters.ts';

export const report = defineReport({
  title: {
    en: 'Gross gaming revenue by day',
    es: 'Ingresos brutos (GGR) por día',
    fr: 'Produit brut des jeux par jour',
    pt: 'Receita bruta de jogos por dia',
    tr: 'Günlük brüt oyun geliri',
  },
  summary: {
    en: 'Stakes minus payouts of settled rounds, including bonus money and free rounds. Voided rounds do not count. Expected revenue is calculated from the published returns of these bets.',
    es: 'Apuestas menos pagos de las rondas liquidadas, incluidos el dinero de bono y las rondas gratis. Las rondas anuladas no cuentan. Los ingresos esperados se calculan a partir de los retornos publicados de estas apuestas.',
    fr: 'Mises moins gains versés des manches réglées, argent bonus et manches gratuites compris. Les manches annulées ne comptent pas. Le revenu attendu découle des taux de retour publiés de ces mises.',
    pt: 'Apostas menos pagamentos das rodadas liquidadas, incluindo dinheiro de bônus e rodadas grátis. Rodadas anuladas não contam. A receita esperada é calculada com base nos retornos publicados dessas apostas.',
    tr: 'Sonuçlanan turlardaki bahislerin toplamından ödemeler düşülür; bonus parası ve ücretsiz turlar dâhildir. İptal edilen turlar sayılmaz. Beklenen gelir, bu bahislerin ilan edilen geri ödeme oranlarından (RTP) hesaplanır.',
  },
  permission: 'games.view',
  maxDays: LONGEST_PERIOD_DAYS,
  columns: { day: dayColumn, ...playColumns },
  headlines: [
    { column: 'revenue', good: 'more' },
    { column: 'staked', good: 'more' },
    { column: 'paid' },
    { column: 'rounds', good: 'more' },
    { column: 'margin' },
  ],
  chart: { by: 'day', lines: ['revenue', 'expected'] },
  filters: { ...categoryAndCityFilters, game: gameFilter },
  splits: revenueSplits,
  details: {
    report: 'revenue-by-game',
    label: { en: 'By game', es: 'Por juego', fr: 'Par jeu', pt: 'Por jogo', tr: 'Oyuna göre' },
  },
  read: async ({ db }, period, selection) => {
    const sums = await playSums(db, 'day', { ...period, games: selectedGames(selection) });
    const rows = sums.map(({ key, rounds, staked, paid, expected }) => ({
      day: key,
      rounds,
      staked,
      paid,
      revenue: staked - paid,
      expected: staked - expected,
    }));
    return everyDay(period, rows, { rounds: 0, staked: 0, paid: 0, revenue: 0, expected: 0 });
  },
});
