import { ApiError } from '../../app/api.ts';

/** Returns true if the error states that the game does not exist. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'play.game_unknown';
