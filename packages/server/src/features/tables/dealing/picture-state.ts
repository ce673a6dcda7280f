import type { TablePicture } from '@wl/contract/tables-record';
import type { Deps } from '../../../platform/deps.ts';
import { port } from '../../../platform/port.ts';

/** State of the picture of a dealt table, as the server sees it. */
export interface PictureState {
  /** `lost` if the server has received no frame for 2 s. */
  state: TablePicture;
  /** Number of the picture's latest start, from 1; 0 if it has never started. It also names the recording. */
  generation: number;
}

/** Port that returns the state of a table's picture. Until a feature provides it, every picture is lost. */
export const pictureState = port<[deps: Deps, table: string], Promise<PictureState>>(
  'the state of a dealer’s picture',
);
pictureState.provide(async () => ({ state: 'lost', generation: 0 }));
