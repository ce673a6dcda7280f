import { useParams } from '@tanstack/react-router';

/**
 * Returns the list id from the URL, `/…/$id`. Routes are built from data, so the router cannot infer parameter types.
 */
export function useListId(): string {
  const params: unknown = useParams({ strict: false });
  return (params as { id?: string }).id ?? '';
}
