/** Clerk's position on the tickets page, stored in the URL: tab, filters, page and open ticket. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ticketTabs } from '@wl/contract/office/support';
import {
  type TicketKind,
  ticketKinds,
  type TicketTopic,
  ticketTopics,
} from '@wl/world/casino/support';
import { type Language, languages } from '@wl/world/languages';
import { paged, searched } from '../../app/address.ts';
import type { TicketTab } from './names.ts';

export const assignees = ['me', 'nobody'] as const;
export const dues = ['late', 'today'] as const;
/**
 * Sort orders for waiting tickets, in addition to the default order (by deadline). `waiting`: longest waiting time
 * first.
 */
export const orders = ['waiting'] as const;

/** Filters of the queue. A filter that is not set does not restrict the list. */
export interface TicketFilters {
  kind?: TicketKind;
  topic?: TicketTopic;
  language?: Language;
  assignee?: (typeof assignees)[number];
  /** Filter for tickets that are overdue, or due today in support's time zone. */
  due?: (typeof dues)[number];
  order?: (typeof orders)[number];
  search?: string;
}

export interface TicketSearch extends TicketFilters {
  tab?: TicketTab;
  ticket?: string;
  page?: number;
}

type Search = Record<string, unknown>;

/** Returns `{ [key]: value }` if the URL parameter `key` has one of the known values, otherwise an empty object. */
function oneOf<Key extends string, Value extends string>(
  search: Search,
  key: Key,
  known: readonly Value[],
): Partial<Record<Key, Value>> {
  const value = known.find((one) => one === search[key]);
  return value === undefined ? {} : ({ [key]: value } as Record<Key, Value>);
}

/** Returns the valid filters in a URL. */
const filtersOf = (search: Search): TicketFilters => ({
  ...oneOf(search, 'kind', ticketKinds),
  ...oneOf(search, 'topic', ticketTopics),
  ...oneOf(search, 'language', languages),
  ...oneOf(search, 'assignee', assignees),
  ...oneOf(search, 'due', dues),
  ...oneOf(search, 'order', orders),
  ...searched(search),
});

/** Returns the valid search parameters of a URL. Omits the first tab and the first page, which are the defaults. */
export function ticketSearch(search: Search): TicketSearch {
  const { tab } = oneOf(search, 'tab', ticketTabs);
  return {
    ...(tab && tab !== 'open' ? { tab } : {}),
    ...filtersOf(search),
    ...(typeof search['ticket'] === 'string' ? { ticket: search['ticket'] } : {}),
    ...paged(search),
  };
}

export interface TicketPlace {
  tab: TicketTab;
  filters: TicketFilters;
  page: number;
  /** Id of the ticket that the clerk has opened. */
  ticket: string | undefined;
  /** Opens a ticket or, if no id is given, closes the open ticket. The queue keeps its tab, filters and page. */
  open: (ticket?: string) => void;
  /** Opens another page of the queue. */
  turn: (page: number) => void;
  list: (tab: TicketTab, filters: TicketFilters) => void;
}

/** Returns the tab, filters, page and open ticket of the tickets page, with functions that change them. */
export function useTicketPlace(): TicketPlace {
  const search = useSearch({ from: '/office/support' });
  const navigate = useNavigate();
  const { tab = 'open', page = 1, ticket } = search;
  const filters = filtersOf({ ...search });
  const go = (next: TicketSearch) =>
    void navigate({ to: '/support', search: ticketSearch({ ...next }) });
  return {
    tab,
    filters,
    page,
    ticket,
    open: (id) => go({ ...filters, tab, page, ...(id === undefined ? {} : { ticket: id }) }),
    turn: (to) => go({ ...filters, tab, page: to }),
    list: (to, wanted) => go({ ...wanted, tab: to }),
  };
}
