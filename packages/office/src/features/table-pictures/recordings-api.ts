import {
  tableRecordingAlarms,
  tableRecordings,
  type RecordingFilter,
} from '@wl/contract/office/table-pictures-recordings';
import { request } from '../../app/api.ts';

export const RECORDINGS_KEY = ['table-recordings'];

/** Search parameters of the recordings page. */
export interface RecordingsSearch {
  show?: RecordingFilter;
  table?: string;
  round?: number;
  page?: number;
}

export const recordingsQuery = ({ show = 'all', table, round, page = 1 }: RecordingsSearch) => ({
  queryKey: [...RECORDINGS_KEY, show, table, round, page],
  queryFn: () =>
    request(tableRecordings, {
      query: {
        ...{ show, page },
        ...(table !== undefined && { table }),
        ...(round !== undefined && { round: String(round) }),
      },
    }),
});

/** Interval, in ms, between requests for the number of problems. It is long, because every request adds an audit entry. */
const ALARM_MS = 2 * 60_000;

export const alarmsQuery = {
  queryKey: [...RECORDINGS_KEY, 'alarms'],
  queryFn: () => request(tableRecordingAlarms, {}),
  refetchInterval: ALARM_MS,
};
