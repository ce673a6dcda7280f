import { useNavigate, useSearch } from '@tanstack/react-router';
import { type TableOutcome, tableOutcomes } from '@wl/contract/tables-history';
import { isKnownGame } from '../game-tables.ts';

export interface Filter {
  game?: string | undefined;
  outcome?: TableOutcome | undefined;
  bet?: string | undefined;
  page: number;
}

export const NO_FILTER: Filter = { page: 1 };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const HIGHEST_PAGE = 100_000;

/** Returns the filter from the search parameters of the URL. Ignores invalid values. */
export function filterOf(search: Readonly<Record<string, unknown>>): Filter {
  const { game, outcome, bet } = search;
  const page = Number(search['page'] ?? 1);
  const known = tableOutcomes.find((one) => one === outcome);
  return {
    ...(typeof game === 'string' && isKnownGame(game) && { game }),
    ...(known && { outcome: known }),
    ...(typeof bet === 'string' && UUID.test(bet) && { bet }),
    page: Number.isInteger(page) && page >= 1 && page <= HIGHEST_PAGE ? page : 1,
  };
}

/** Returns the filter, which is stored in the URL, and a function to change it. */
export function useFilter(): [Filter, (filter: Filter) => void] {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const setFilter = ({ page, ...narrowed }: Filter) =>
    void navigate({
      to: '/live/rounds',
      search: { ...narrowed, page: page > 1 ? page : undefined },
      resetScroll: page > 1,
    });
  return [filterOf(search), setFilter];
}
