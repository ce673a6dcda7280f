import { playNews } from '@wl/contract/news/play';
import { onNews } from '../../app/realtime/news.ts';
import { notifyReconnected, playSteps } from './steps/news.ts';

export const news = [
  onNews(playNews.open_round_changed, (data) => playSteps(data)),
  onNews(playNews.round_settled, ({ round }) => playSteps({ id: round.id, game: round.game })),
];

export const reconnected = (): void => notifyReconnected();
