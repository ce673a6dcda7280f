import { contributionPercent } from '@wl/world/casino/contribution';
import { languages, type Texts } from '@wl/world/languages';
import { tableGameOf } from '@wl/games/tables/table-games';
import { tableStatsOf } from '@wl/games/tables/table-stats';
import type { Deps } from '../../platform/deps.ts';
import { titles, type Title } from '../titles/index.ts';
import { listTables, type TableRow } from './repository.ts';
import { gameOfTable } from './table-rules.ts';

const SOURCE = 'tables';
const CHANNEL = 'wl_tables';
const STUDIO = 'Wanderluck';

/**
 * Returns the title of a table. The lobby lists it while the table is open.
 */
function titleOfTable(table: TableRow): Title {
  const { slug, name, city, state, chip_cents, min_spot_cents, max_spot_cents } = table;
  const game = gameOfTable(table);
  return {
    slug,
    product: 'table',
    name,
    taglines: Object.fromEntries(languages.map((language) => [language, name])) as Texts,
    studio: STUDIO,
    family: game.family,
    category: 'live',
    city,
    contributionPercent: contributionPercent('live'),
    features: {
      autoSpin: false,
      quickSpin: false,
      bonusBuy: false,
      betways: false,
      sideBets: game.spots.length > 1,
      roadmap: game.roadResult !== undefined,
      multihand: false,
      clusterPays: false,
      freePlay: false,
    },
    hasDecisions: game.choices !== undefined,
    stakes: [chip_cents],
    minBetCents: min_spot_cents,
    maxBetCents: max_spot_cents,
    stats: tableStatsOf(table.game),
    isUnlisted: state === 'closed',
  };
}

/**
 * Adds the tables to the titles, and updates the titles whenever a table changes. Logs and leaves out a table with an
 * unknown game or with the slug of another title, so that it does not stop the server.
 */
export async function followTables(deps: Deps): Promise<void> {
  await deps.listener.follow(CHANNEL, 'the tables', async () => {
    const rows = await listTables(deps.db);
    const [usable, faulty] = [rows.filter(isUsable), rows.filter((row) => !isUsable(row))];
    for (const { slug, game } of faulty)
      deps.log.error({ table: slug, game }, 'a table has an unknown game or the slug of a title');
    titles.put(SOURCE, usable.map(titleOfTable));
  });
}

const isUsable = ({ slug, game, math_version }: TableRow) =>
  tableGameOf(game, math_version) !== undefined &&
  (titles.find(slug)?.product ?? 'table') === 'table';
