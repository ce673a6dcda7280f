import { useParams } from '@tanstack/react-router';

/** The list of the address, `/…/$id`. Routes are made of data, so the router cannot type them. */
export function useListId(): string {
  const params: unknown = useParams({ strict: false });
  return (params as { id?: string }).id ?? '';
}
