import type { ArticlePicture } from '@wl/contract/articles';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { findPictureOf, insertPicture, renewUnused } from '../pictures-repository.ts';
import type { ReceivedPicture } from './receive-picture.ts';

/**
 * Stores an uploaded picture. The same file is stored only once.
 * @returns the picture, and true if it is new
 * @throws DomainError request.overloaded if the picture was already stored, but was deleted during the upload
 */
export async function storePicture(
  { clock }: Deps,
  tx: Transaction,
  { sha256, encoded }: ReceivedPicture,
  clerkId: string,
): Promise<{ picture: ArticlePicture; isNew: boolean }> {
  const now = clock.now();
  let isNew = false;
  if (encoded) {
    const { width, height, files } = encoded;
    const row = {
      id: uuidv7(),
      sha256,
      width,
      height,
      uploaded_at: now,
      uploaded_by: clerkId,
      unused_since: now,
    };
    isNew = await insertPicture(tx, row, files);
  }
  const stored = await findPictureOf(tx, sha256);
  if (!stored || !(isNew || (await renewUnused(tx, stored.id, now))))
    throw new DomainError('request.overloaded');
  const { id, width, height } = stored;
  return { picture: { id, width, height, focal_x: 50, focal_y: 50 }, isNew };
}
