import {
  journeyReplay,
  journeyRound,
  REPLAY_PAGE,
  type JourneyReplay,
  type ReplayState,
  type ReplayStep,
  type ReplayTopic,
} from '@wl/contract/journey-replay';
import { request } from '../../app/api.ts';

/** A step with the whole state after it. */
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
 * A page of a member's journey. A long history is told in several calls: each goes on where the one before stopped.
 * @param onRead hears how many of how many events have been read
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

/** Each step says only what differs from the one before it on its page. */
function wholeSteps(page: readonly ReplayStep[]): WholeStep[] {
  let whole: Partial<Record<keyof ReplayState, unknown>> = {};
  return page.map((step) => {
    whole = { ...whole, ...step.state };
    // The first step of a page has everything (contract).
    return { ...step, whole: whole as ReplayState };
  });
}

/** Where the page begins that holds a place. */
export const pageOf = (place: number): number => Math.floor(place / REPLAY_PAGE) * REPLAY_PAGE;

export const readRound = (id: string, round: string) =>
  request(journeyRound, { params: { id, round } });

interface Chart {
  width: number;
  height: number;
  /** In percent of width and height. */
  cities: Readonly<Record<string, { x: number; y: number }>>;
}

/** Where the cities lie on the drawing of the world (written with it by the build). */
export async function readChart(): Promise<Chart | undefined> {
  const answer = await fetch('/art/map/map.json');
  if (!answer.ok) throw new Error(`the map answered ${String(answer.status)}`);
  const charts = (await answer.json()) as Readonly<Record<string, Chart>>;
  return charts['desktop'];
}
