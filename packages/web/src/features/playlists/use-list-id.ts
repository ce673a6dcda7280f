import { useParams } from '@tanstack/react-router';

/** Returns the list id of the address, `/…/$id`. Routes are built from data, so the router cannot type them. */
export function useListId(): string {
  const params: unknown = useParams({ strict: false });
  return (params as { id?: string }).id ?? '';
}
