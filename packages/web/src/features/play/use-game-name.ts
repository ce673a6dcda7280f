import { useParams } from '@tanstack/react-router';

/**
 * Returns the game in the address, `/…/$game_category/$game_name`. Routes are built from data, so the router cannot
 * type them.
 */
export function useGameName(): string {
  const params: unknown = useParams({ strict: false });
  return (params as { game_name?: string }).game_name ?? '';
}
