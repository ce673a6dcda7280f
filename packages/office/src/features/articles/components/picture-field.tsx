import { Trans, useLingui } from '@lingui/react/macro';
import type { ArticlePicture } from '@wl/contract/articles';
import { Button, buttonClass } from '@wl/ui/controls/button';
import { ProgressBar } from '@wl/ui/feedback/progress-bar';
import { Icon } from '@wl/ui/icon';
import { useErrorText } from '../../../app/api.ts';
import paper from '../../../app/paper.module.css';
import { usePictureUpload } from '../use-picture-upload.ts';
import { Crops, FocalPoint } from './focal-point.tsx';
import s from './cover.module.css';

interface PictureFieldProps {
  picture: ArticlePicture | null;
  city: string;
  edits: boolean;
  onPicture: (picture: ArticlePicture | null) => void;
}

/** Shows the cover picture with its focal point, and uploads another one. Without a picture, shows the postcard. */
export function PictureField({ picture, city, edits, onPicture }: PictureFieldProps) {
  return (
    <>
      {picture ? (
        <>
          <FocalPoint
            picture={picture}
            readOnly={!edits}
            onPoint={(point) => onPicture({ ...picture, ...point })}
          />
          <Crops picture={picture} />
        </>
      ) : (
        <img className={s.postcard} src={`/art/cities/${city}/postcard-480.avif`} alt="" />
      )}
      {edits && <Upload picture={picture} onPicture={onPicture} />}
    </>
  );
}

function Upload({ picture, onPicture }: Pick<PictureFieldProps, 'picture' | 'onPicture'>) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { upload, send, cancel } = usePictureUpload(onPicture);
  return (
    <>
      <p className={paper.actions}>
        <label className={`${buttonClass({ variant: 'plain', size: 'small' })} ${s.upload ?? ''}`}>
          <Icon name="upload" size={16} />
          {picture ? <Trans>Upload another picture</Trans> : <Trans>Upload picture</Trans>}
          <input
            type="file"
            className="sr-only"
            accept="image/png,image/jpeg,image/webp"
            disabled={upload.phase === 'sending'}
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) send(file);
              // Choosing the same file again must also be an event.
              event.target.value = '';
            }}
          />
        </label>
        {picture && (
          <Button variant="plain" size="small" onClick={() => onPicture(null)}>
            <Trans>Use the postcard instead</Trans>
          </Button>
        )}
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
