import { journeyNews } from '@wl/contract/news/journey';
import { type NewsContext, onNews } from '../../app/realtime/news.ts';
import { noteHustler } from './hustler-news.ts';

type Client = Pick<NewsContext, 'client'>;

/**
 * Refetches the queries whose paths begin with one of `starts`. Every page loads this module, so the function compares
 * path prefixes instead of importing the calls with their schemas.
 */
function refresh({ client }: Client, ...starts: string[]): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => starts.some((start) => String(path).startsWith(start)),
  });
}

/** Refetches the market and travel data, which depend on the member's skills (prices, terms and fares). */
export const refreshEffects = (context: Client): void =>
  refresh(context, '/marketplace', '/travel');

const SKILLS = '/player/get-player-skill';
const LEVEL = '/player/get-player-level';

export const news = [
  onNews(journeyNews.skill_upgraded, (_, context) => {
    refresh(context, SKILLS);
    refreshEffects(context);
  }),
  onNews(journeyNews.level_reached, (_, context) => refresh(context, SKILLS, LEVEL)),
  onNews(journeyNews.experience_gained, (_, context) => refresh(context, LEVEL)),
  onNews(journeyNews.hustler_paid, (data, context) => {
    noteHustler(data);
    refresh(context, SKILLS);
  }),
];

export const reconnected = (context: NewsContext): void => refresh(context, SKILLS, LEVEL);
