import type { ReplyOf } from '@wl/contract/call';
import type { MissionFact, missionFacts } from '@wl/contract/missions';
import { contributionCents } from '@wl/world/casino/contribution';
import type { GameFilter, Mission } from '@wl/world/mission';
import type * as z from 'zod/mini';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { currentCityOf } from '../members/index.ts';
import { contributionPercentOf, titles } from '../titles/index.ts';
import { countedRounds, roundsTowards, type Span } from '../wagers/index.ts';
import { memberStateOf } from './read-missions.ts';
import { findStays } from './repository.ts';
import { errandsIn, isAmong, itineraryOn, spansOf } from './rules.ts';
import type { MissionState } from './rules.ts';

const FACTS_PER_PAGE = 20;

type Fact = z.infer<typeof MissionFact>;
type FactsPage = ReplyOf<typeof missionFacts>;

/**
 * Returns one page of the facts counted towards a mission, newest first.
 * @throws DomainError request.not_found if there is no such mission
 */
export async function readFacts(
  deps: Deps,
  memberId: string,
  id: string,
  page: number,
): Promise<FactsPage> {
  const slug = id.split('.')[0] ?? '';
  const { id: here } = await currentCityOf(deps, memberId);
  const { memberState, book } = await memberStateOf(deps, memberId, here);
  const mission = book.missionById(id);
  if (!mission) throw new DomainError('request.not_found');
  const state = memberState.cities.get(slug)?.missions[id];
  const offset = (page - 1) * FACTS_PER_PAGE;
  // Load one more entry than a page shows, to find out whether there is another page.
  const found =
    mission.objective.kind === 'stake'
      ? await roundsOf(deps, memberId, slug, mission, state, offset)
      : thingsOf(mission, state).slice(offset, offset + FACTS_PER_PAGE + 1);
  return pageOf(found, page);
}

/**
 * Returns a page of the facts (rounds and actions) that count towards an errand of the current itinerary, newest first.
 * @throws DomainError request.not_found if neither the daily nor the weekly itinerary contains the errand
 */
export async function readErrandFacts(
  deps: Deps,
  memberId: string,
  id: string,
  page: number,
): Promise<FactsPage> {
  const { id: here } = await currentCityOf(deps, memberId);
  const { memberState } = await memberStateOf(deps, memberId, here);
  const itinerary = itineraryOn(memberState.itinerary, memberState.city, deps.clock.now());
  const errand = errandsIn(memberId, itinerary).find((one) => one.id === id);
  if (!errand) throw new DomainError('request.not_found');
  const rounds = await roundsTowards(deps.db, memberId, {
    ...spansOf(itinerary)[id === itinerary.week ? 'week' : 'day'],
    games: amongOf(errand.games),
    cents: errand.cents,
    mostPerGame: errand.mostPerGame ?? errand.cents,
    limit: FACTS_PER_PAGE + 1,
    offset: (page - 1) * FACTS_PER_PAGE,
  });
  return pageOf(
    rounds.map(({ id: ref, game, counted, created_at }) => ({
      ref,
      kind: 'round',
      at: created_at.toISOString(),
      game,
      counted,
    })),
    page,
  );
}

/**
 * Returns one page of entries, and whether another page follows.
 * @param found entries of the page, plus one more if there is another page
 */
const pageOf = (found: Fact[], page: number): FactsPage => ({
  data: found.slice(0, FACTS_PER_PAGE),
  meta: { current_page: page, has_more: found.length > FACTS_PER_PAGE },
});

/** Returns the slug and the contribution percentage of each title that matches the filter. */
const amongOf = (filter: GameFilter | null | undefined) =>
  titles
    .all()
    .filter((title) => isAmong(filter, title))
    .map(({ slug, contributionPercent: percent }) => ({ slug, percent }));

function thingsOf({ objective }: Mission, state: MissionState | undefined): Fact[] {
  const kind = objective.kind === 'action' ? 'action' : 'round';
  return (state?.counted ?? [])
    .map(({ ref, at, game }) => ({ ref, kind, at, game: game ?? null, counted: 1 }) as const)
    .toReversed();
}

/**
 * Returns the rounds that a stake mission has counted. The mission stores only the sum of the counted stakes, so the
 * rounds are looked up by game and by the periods that the member spent in the city while the mission was open.
 */
async function roundsOf(
  deps: Deps,
  memberId: string,
  city: string,
  { objective }: Mission,
  state: MissionState | undefined,
  offset: number,
): Promise<Fact[]> {
  if (objective.kind !== 'stake' || !state || state.progress === 0) return [];
  const stays = await findStays(deps.db, memberId);
  const spans = stays.flatMap((stay, index): Span[] =>
    stay.city === city ? [{ after: stay.at, until: stays[index + 1]?.at }] : [],
  );
  const rounds = await countedRounds(deps.db, memberId, {
    spans,
    opened: state.openedAfter,
    done: state.doneBy,
    games: amongOf(objective.games),
    limit: FACTS_PER_PAGE + 1,
    offset,
  });
  return rounds.map(({ id, game, cash_stake, created_at }) => ({
    ref: id,
    kind: 'round',
    at: created_at.toISOString(),
    game,
    counted: contributionCents(cash_stake, contributionPercentOf(game)),
  }));
}
