import type { Deps } from '../../platform/deps.ts';
import { pictureState } from '../tables/index.ts';
import { createFramesPort } from './frames-port.ts';
import { readPictureState } from './keep-state.ts';
import { setPicturePort } from './picture-port.ts';
import { deleteExpired, deleteLeftovers, verifyFiles } from './recording/keep-files.ts';
import { noteUnrecorded } from './recording/store-segment.ts';

/** Starts the relay and the recorder for dealt tables' videos, and provides the state of each video to the tables feature. */
export function setup(deps: Deps): void {
  setPicturePort(deps, createFramesPort(deps));
  pictureState.provide(readPictureState);
  deps.jobs.cron('table_pictures.note_unrecorded', '* * * * *', () => noteUnrecorded(deps));
  deps.jobs.cron('table_pictures.delete_expired', '13 4 * * *', async () => {
    await deleteExpired(deps);
    await deleteLeftovers(deps);
  });
  deps.jobs.cron('table_pictures.verify_files', '43 4 * * *', () => verifyFiles(deps));
}
