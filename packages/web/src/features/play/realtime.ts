import type { NewsModule } from '../../app/realtime.ts';
import { tellReconnected, tellSteps } from './steps/news.ts';

/** The path of `launchGame`, the key of its answers; written out, since this file loads with every page of a member. */
export const LAUNCH_PATH = '/play/games/:slug';

export const news: NewsModule['news'] = {
  // With a verified passport the stage stops asking for one.
  'passport.changed': (_: unknown, { client }) => {
    void client.invalidateQueries({ queryKey: [LAUNCH_PATH] });
  },
  'play.open_round_changed': (data: { id: string; game: string; steps: number }) => tellSteps(data),
  'play.round_settled': ({ round }: { round: { id: string; game: string } }) =>
    tellSteps({ id: round.id, game: round.game }),
};

export const reconnected = (): void => tellReconnected();
