import type { TablePicture } from '@wl/contract/tables-record';
import type { Deps } from '../../../platform/deps.ts';
import { port } from '../../../platform/port.ts';

/** State of a dealt table's video, as the server sees it. */
export interface PictureState {
  /** `lost` if the server has received no frame for 2 s. */
  state: TablePicture;
  /**
   * Sequence number of the video's latest start, counted from 1; 0 if the video has never started. The number also
   * identifies the recording.
   */
  generation: number;
}

/** Port that returns the state of a table's video. Until a feature provides it, every video is reported as lost. */
export const pictureState = port<[deps: Deps, table: string], Promise<PictureState>>(
  'the state of a dealer’s picture',
);
pictureState.provide(async () => ({ state: 'lost', generation: 0 }));
