import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { Field } from '@wl/ui/controls/field';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { ARTICLE_MAX_ALT } from '@wl/world/articles/articles';
import type { Language } from '@wl/world/languages';
import { useState } from 'react';
import paper from '../../../app/paper.module.css';
import { pictureUrl } from '../names.ts';
import type { StoredPicture, TextPictures } from '../use-article-pictures.ts';
import { PictureUpload } from './picture-upload.tsx';
import s from './picture-dialog.module.css';

/** Picture that the clerk inserts into a text, with its alternative text and caption. */
export interface InsertedPicture {
  id: string;
  alt: string;
  caption: string;
}

interface PictureDialogProps {
  /** Pictures to choose from, and the function that adds an uploaded picture. */
  from: Pick<TextPictures, 'pictures' | 'add'>;
  language: Language;
  onInsert: (picture: InsertedPicture) => void;
  onClose: () => void;
}

/** Lets a clerk choose or upload a picture and describe it. */
export function PictureDialog({ from, language, onInsert, onClose }: PictureDialogProps) {
  const { t } = useLingui();
  const { pictures, add } = from;
  const [id, setId] = useState<string>();
  const [alt, setAlt] = useState('');
  const [caption, setCaption] = useState('');
  return (
    <Dialog title={t`Insert a picture`} closeLabel={t`Close`} paper onClose={onClose}>
      <form
        className={paper.form}
        onSubmit={(event) => {
          event.preventDefault();
          // React events bubble up the component tree, even out of a portal. Stop this event, so that it does not also
          // submit the editor's form.
          event.stopPropagation();
          if (id !== undefined && alt.trim() !== '') onInsert({ id, alt, caption });
        }}
      >
        {pictures.length > 0 && <Choices pictures={pictures} chosen={id} choose={setId} />}
        <PictureUpload
          isAnother={pictures.length > 0}
          onPicture={(picture) => {
            add(picture);
            setId(picture.id);
          }}
        />
        <Field
          label={t`Description of the picture`}
          hint={t`For people who cannot see the picture. It is not shown on the page.`}
          required
          maxLength={ARTICLE_MAX_ALT}
          lang={language}
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
        />
        <Field
          label={t`Caption (optional)`}
          hint={t`This line is shown under the picture.`}
          maxLength={ARTICLE_MAX_ALT}
          lang={language}
          value={caption}
          onChange={(event) => setCaption(event.target.value)}
        />
        <p className={paper.actions}>
          <Button type="submit" inactive={id === undefined || alt.trim() === ''}>
            <Trans>Insert picture</Trans>
          </Button>
          <Button variant="plain" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

interface ChoicesProps {
  pictures: readonly StoredPicture[];
  chosen: string | undefined;
  choose: (id: string) => void;
}

/** Shows the article's pictures as radio buttons. The pictures have no descriptions yet, so they are numbered. */
function Choices({ pictures, chosen, choose }: ChoicesProps) {
  const { t } = useLingui();
  return (
    <fieldset className={s.choices}>
      <legend>
        <Trans>Pictures in this text</Trans>
      </legend>
      <div className={s.tiles}>
        {pictures.map(({ id, width, height }, at) => (
          <label key={id} className={s.tile} title={`${width} × ${height}`}>
            <input
              type="radio"
              name="picture"
              className="sr-only"
              checked={id === chosen}
              onChange={() => choose(id)}
              aria-label={t`Picture ${at + 1}`}
            />
            <img src={pictureUrl(id, 480)} width={width} height={height} loading="lazy" alt="" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
