import type { NewsModule } from '../../app/realtime.ts';
import { notifyReconnected, playSteps } from './steps/news.ts';

export const news: NewsModule['news'] = {
  'play.open_round_changed': (data: { id: string; game: string; steps: number }) => playSteps(data),
  'play.round_settled': ({ round }: { round: { id: string; game: string } }) =>
    playSteps({ id: round.id, game: round.game }),
};

export const reconnected = (): void => notifyReconnected();
