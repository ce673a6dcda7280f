import { useParams } from '@tanstack/react-router';

/**
 * Returns the game's slug from the URL, `/…/$game_category/$game_name`. Routes are built from data, so the router
 * cannot infer their types.
 */
export function useGameName(): string {
  const params: unknown = useParams({ strict: false });
  return (params as { game_name?: string }).game_name ?? '';
}
