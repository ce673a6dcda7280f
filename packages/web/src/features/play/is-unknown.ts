import { ApiError } from '../../app/api.ts';

/** Whether there is no such game: its address leads nowhere. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'play.game_unknown';
