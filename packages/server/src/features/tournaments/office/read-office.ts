import type {
  OfficeTournament,
  TournamentDraft,
  TournamentPreview,
} from '@wl/contract/office/tournaments';
import type { Deps } from '../../../platform/deps.ts';
import type { Db } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { averageEntrants, figuresOf, type FiguresRow } from './office-repository.ts';
import { previewOf } from './draft.ts';
import { wireTournament } from '../present.ts';
import { pageOf, windowOf, type Page } from '../pages.ts';
import { findTournament, listTournaments, type TournamentRow, type Which } from '../repository.ts';

/** Upper bound for start dates, later than the start of every tournament. */
const FAR = new Date('9999-12-31T00:00:00Z');

/** Returns a page of tournaments for the back office. */
export async function readOffice(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { which, page }: { which: Which; page: number },
): Promise<Page<OfficeTournament>> {
  const now = clock.now();
  const { rows, total } = await listTournaments(db, { which, now, until: FAR }, windowOf(page));
  const figures = await figuresOf(
    db,
    rows.map(({ id }) => id),
  );
  return pageOf(
    rows.map((row) => wireOfficeTournament(row, now, figures.get(row.id))),
    page,
    total,
  );
}

/**
 * Returns a tournament for the back office.
 * @throws DomainError request.not_found if there is no such tournament
 */
export async function readOfficeTournament(
  { clock }: Pick<Deps, 'clock'>,
  db: Db,
  id: string,
): Promise<OfficeTournament> {
  const row = await findTournament(db, id);
  if (!row) throw new DomainError('request.not_found');
  return wireOfficeTournament(row, clock.now(), (await figuresOf(db, [id])).get(id));
}

function wireOfficeTournament(
  row: TournamentRow,
  now: Date,
  figures: FiguresRow | undefined,
): OfficeTournament {
  const { mine: _, ...published } = wireTournament(row, now, undefined);
  return {
    ...published,
    series: row.series,
    cancel_reason: row.cancel_reason,
    figures: {
      free: figures?.free ?? 0,
      with_coins: figures?.with_coins ?? 0,
      with_ticket: figures?.with_ticket ?? 0,
      coins_taken: figures?.coins_taken ?? 0,
      coins_paid: figures?.coins_paid ?? 0,
    },
  };
}

/** Returns the preview of a tournament draft, including its expected cost. */
export async function readPreview(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  draft: TournamentDraft,
): Promise<TournamentPreview> {
  const expectedEntrants = await averageEntrants(db, draft.entry_coins);
  return previewOf(draft, { now: clock.now(), expectedEntrants });
}
