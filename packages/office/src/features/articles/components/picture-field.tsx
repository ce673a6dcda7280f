import { Trans } from '@lingui/react/macro';
import type { ArticlePicture } from '@wl/contract/articles';
import { Button } from '@wl/ui/controls/button';
import { Crops, FocalPoint } from './focal-point.tsx';
import { PictureUpload } from './picture-upload.tsx';
import s from './cover.module.css';

interface PictureFieldProps {
  picture: ArticlePicture | null;
  city: string;
  edits: boolean;
  onPicture: (picture: ArticlePicture | null) => void;
}

/**
 * Shows the cover picture with its focal point, or the city's postcard if there is no picture. Lets a clerk upload a
 * new picture.
 */
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
      {edits && (
        <PictureUpload isAnother={picture !== null} onPicture={onPicture}>
          {picture && (
            <Button variant="plain" size="small" onClick={() => onPicture(null)}>
              <Trans>Use the postcard instead</Trans>
            </Button>
          )}
        </PictureUpload>
      )}
    </>
  );
}
