import type { NewsContext } from '../../app/realtime.ts';
import { noteHustler } from './hustler-news.ts';

type Client = Pick<NewsContext, 'client'>;

/**
 * Refetches the queries whose paths begin with one of `starts`. Every page subscribes to these events, but few pages
 * show a skill. Importing the calls would load their schemas on every page.
 */
function refresh({ client }: Client, ...starts: string[]): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => starts.some((start) => String(path).startsWith(start)),
  });
}

/** Refetches the data that skills affect: prices, terms, wagering, fares. */
export const refreshEffects = (context: Client): void =>
  refresh(context, '/marketplace', '/travel');

const SKILLS = '/player/get-player-skill';
const LEVEL = '/player/get-player-level';
const JOURNAL = '/activities';

export const news = {
  'journey.skill_upgraded': (_: unknown, context: NewsContext): void => {
    refresh(context, SKILLS);
    refreshEffects(context);
  },
  'journey.level_reached': (_: unknown, context: NewsContext): void =>
    refresh(context, SKILLS, LEVEL),
  'journey.experience_gained': (_: unknown, context: NewsContext): void => refresh(context, LEVEL),
  'journey.hustler_paid': (
    data: { round_id: string; amount: number },
    context: NewsContext,
  ): void => {
    noteHustler(data);
    refresh(context, SKILLS);
  },
  'activities.noted': (_: unknown, context: NewsContext): void => refresh(context, JOURNAL),
};

export const reconnected = (context: NewsContext): void => refresh(context, SKILLS, LEVEL, JOURNAL);
