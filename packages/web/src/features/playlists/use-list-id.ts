import { useParams } from '@tanstack/react-router';

/**
 * Returns the list id from the URL, `/…/$id`. The router creates the routes from the features' `pages` arrays, so it
 * cannot infer the types of route parameters.
 */
export function useListId(): string {
  const params: unknown = useParams({ strict: false });
  return (params as { id?: string }).id ?? '';
}
