import { Trans, useLingui } from '@lingui/react/macro';
import type { ArticlePicture } from '@wl/contract/articles';
import { Button, buttonClass } from '@wl/ui/controls/button';
import { ProgressBar } from '@wl/ui/feedback/progress-bar';
import { Icon } from '@wl/ui/icon';
import type { ReactNode } from 'react';
import { useErrorText } from '../../../app/api.ts';
import paper from '../../../app/paper.module.css';
import { usePictureUpload } from '../use-picture-upload.ts';
import s from './cover.module.css';

interface PictureUploadProps {
  /** True if there is already a picture; the button then offers to upload another. */
  isAnother: boolean;
  onPicture: (picture: ArticlePicture) => void;
  /** Additional buttons beside the upload button. */
  children?: ReactNode;
}

/** Shows the button that uploads a picture, the upload progress, and the reason for a failed upload. */
export function PictureUpload({ isAnother, onPicture, children }: PictureUploadProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { upload, send, cancel } = usePictureUpload(onPicture);
  return (
    <>
      <p className={paper.actions}>
        <label className={`${buttonClass({ variant: 'plain', size: 'small' })} ${s.upload ?? ''}`}>
          <Icon name="upload" size={16} />
          {isAnother ? <Trans>Upload another picture</Trans> : <Trans>Upload picture</Trans>}
          <input
            type="file"
            className="sr-only"
            accept="image/png,image/jpeg,image/webp"
            disabled={upload.phase === 'sending'}
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) send(file);
              // Reset the field, so that choosing the same file again also triggers an event.
              event.target.value = '';
            }}
          />
        </label>
        {children}
      </p>
      <p className={s.explanation}>
        <Trans>PNG, JPEG or WebP under 10 MB, at least 960 pixels wide.</Trans>
      </p>
      {upload.phase === 'sending' && (
        <p className={s.progress}>
          <ProgressBar label={t`Upload progress`} max={1} value={upload.fraction} />
          <Button variant="plain" size="small" onClick={cancel}>
            <Trans>Cancel upload</Trans>
          </Button>
        </p>
      )}
      {upload.phase === 'failed' && (
        <p role="alert" className={paper.alert}>
          {errorText(upload.error)}
        </p>
      )}
    </>
  );
}
