import type { ArticlePicture } from '@wl/contract/articles';
import { ApiError } from '@wl/contract/client';
import { uploadArticlePicture } from '@wl/contract/office/articles';
import { PICTURE_MAX_BYTES } from '@wl/world/articles/articles';
import { useEffect, useRef, useState } from 'react';
import { sendForm } from '../../app/upload.ts';

type Upload =
  | { phase: 'idle' }
  | { phase: 'sending'; fraction: number }
  | { phase: 'failed'; error: unknown };

/** Uploads a picture and reports the progress. A file that is too large is rejected without being sent. */
export function usePictureUpload(onUploaded: (picture: ArticlePicture) => void) {
  const [upload, setUpload] = useState<Upload>({ phase: 'idle' });
  const cancelling = useRef<AbortController>(undefined);
  useEffect(() => () => cancelling.current?.abort(), []);
  const send = async (file: File) => {
    if (file.size >= PICTURE_MAX_BYTES) {
      const error = new ApiError(422, { code: 'articles.picture_too_large' });
      setUpload({ phase: 'failed', error });
      return;
    }
    const controller = new AbortController();
    cancelling.current = controller;
    setUpload({ phase: 'sending', fraction: 0 });
    const form = new FormData();
    form.set('picture', file);
    try {
      const { data } = await sendForm(uploadArticlePicture, form, {
        signal: controller.signal,
        onProgress: (fraction) => setUpload({ phase: 'sending', fraction }),
      });
      setUpload({ phase: 'idle' });
      onUploaded(data);
    } catch (error) {
      setUpload(controller.signal.aborted ? { phase: 'idle' } : { phase: 'failed', error });
    }
  };
  return {
    upload,
    send: (file: File) => void send(file),
    cancel: () => cancelling.current?.abort(),
  };
}
