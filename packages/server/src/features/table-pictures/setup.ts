import type { Deps } from '../../platform/deps.ts';
import { pictureState } from '../tables/index.ts';
import { createFramesPort } from './frames-port.ts';
import { readPictureState } from './keep-state.ts';
import { setPicturePort } from './picture-port.ts';

/** Starts the relay for dealt tables' videos, and provides the state of each video to the tables feature. */
export function setup(deps: Deps): void {
  setPicturePort(deps, createFramesPort(deps));
  pictureState.provide(readPictureState);
}
