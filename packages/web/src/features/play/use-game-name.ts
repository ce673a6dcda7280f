import { useParams } from '@tanstack/react-router';

/**
 * Returns the game's slug from the URL `/…/$game_category/$game_name`. The router cannot infer the types of parameters,
 * because routes are built from data.
 */
export function useGameName(): string {
  const params: unknown = useParams({ strict: false });
  return (params as { game_name?: string }).game_name ?? '';
}
