import { useParams } from '@tanstack/react-router';

/**
 * Returns the game's slug from the URL `/…/$game_category/$game_name`. The cast is needed because the router cannot
 * infer the parameters of routes that are built from data.
 */
export function useGameName(): string {
  const params: unknown = useParams({ strict: false });
  return (params as { game_name?: string }).game_name ?? '';
}
