import {
  journeyReplay,
  journeyRound,
  REPLAY_PAGE,
  type JourneyReplay,
  type ReplayState,
  type ReplayStep,
  type ReplayTopic,
} from '@wl/contract/office/journey-replay';
import { request } from '../../app/api.ts';

/** Replay step with the complete state after the step. */
export type WholeStep = ReplayStep & { whole: ReplayState };
export interface ReplayPage extends Omit<JourneyReplay, 'page'> {
  steps: WholeStep[];
}

interface Wanted {
  topic?: ReplayTopic | undefined;
  from?: number;
  day?: string;
}

/**
 * Loads a page of a member's journey. A long history requires more than one call. Each call continues where the
 * previous call stopped.
 * @param onRead receives the number of events read so far and the total
 */
export async function readPage(
  id: string,
  { topic, ...rest }: Wanted,
  onRead: (read: number, events: number) => void,
): Promise<ReplayPage> {
  for (;;) {
    const { data } = await request(journeyReplay, {
      params: { id },
      query: { ...rest, ...(topic ? { topic } : {}) },
    });
    if (data.page) return { ...data, steps: wholeSteps(data.page) };
    onRead(data.read, data.events);
  }
}

/**
 * Returns the steps with their complete states. The state of a received step contains only the differences from the
 * previous step on the page.
 */
function wholeSteps(page: readonly ReplayStep[]): WholeStep[] {
  let whole: Partial<Record<keyof ReplayState, unknown>> = {};
  return page.map((step) => {
    whole = { ...whole, ...step.state };
    // The cast is safe: the contract guarantees that the first step of a page contains the complete state.
    return { ...step, whole: whole as ReplayState };
  });
}

/** Returns the position of the first step on the page that contains the step at position `place`. */
export const pageOf = (place: number): number => Math.floor(place / REPLAY_PAGE) * REPLAY_PAGE;

export const readRound = (id: string, round: string) =>
  request(journeyRound, { params: { id, round } });

interface Chart {
  width: number;
  height: number;
  /** City positions as percentages of the map's width and height. */
  cities: Readonly<Record<string, { x: number; y: number }>>;
}

/** Loads the map's size and the cities' positions from `map.json`, which the build generates with the map. */
export async function readChart(): Promise<Chart | undefined> {
  const answer = await fetch('/art/map/map.json');
  if (!answer.ok) throw new Error(`the map answered ${String(answer.status)}`);
  const charts = (await answer.json()) as Readonly<Record<string, Chart>>;
  return charts['desktop'];
}
