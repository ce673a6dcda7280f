import { getPassport } from '@wl/contract/passport';
import { queryClient } from '../../app/api.ts';

export const refreshPassport = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [getPassport.path] });
