import { Trans, useLingui } from '@lingui/react/macro';
import type { ArticlePicture } from '@wl/contract/articles';
import { Field } from '@wl/ui/controls/field';
import type { KeyboardEvent, PointerEvent } from 'react';
import { pictureUrl } from '../names.ts';
import s from './cover.module.css';

type Point = Pick<ArticlePicture, 'focal_x' | 'focal_y'>;

const FAR_STEP = 10;

const percent = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

/** Distance by which each arrow key moves the focal point, in percent of the picture's width and height. */
const moves: Readonly<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface FocalPointProps {
  picture: ArticlePicture;
  readOnly: boolean;
  onPoint: (point: Point) => void;
}

/**
 * Shows the picture with a crosshair at its focal point, the point that stays visible in every crop. The clerk moves
 * the crosshair with the pointer, the arrow keys (ten times as far with Shift) or the number fields.
 */
export function FocalPoint({ picture, readOnly, onPoint }: FocalPointProps) {
  const { t } = useLingui();
  const { focal_x: x, focal_y: y } = picture;
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onPoint({
      focal_x: percent(((event.clientX - left) / width) * 100),
      focal_y: percent(((event.clientY - top) / height) * 100),
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const step = event.shiftKey ? FAR_STEP : 1;
    onPoint({ focal_x: percent(x + move[0] * step), focal_y: percent(y + move[1] * step) });
  };
  return (
    <>
      <div
        className={s.picker}
        onPointerDown={(event) => {
          if (readOnly) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
        }}
      >
        <img src={pictureUrl(picture.id, 960)} alt={t`Uploaded picture`} draggable={false} />
        <button
          type="button"
          className={s.crosshair}
          style={{ left: `${x}%`, top: `${y}%` }}
          aria-label={t`Focal point: ${x}% from the left, ${y}% from the top. Move it with the arrow keys.`}
          disabled={readOnly}
          onKeyDown={onKeyDown}
        />
      </div>
      <p className={s.explanation}>
        <Trans>Choose the point that stays visible when the picture is cropped.</Trans>
      </p>
      <Numbers picture={picture} readOnly={readOnly} onPoint={onPoint} />
    </>
  );
}

/** Shows number fields for the position of the focal point. */
function Numbers({ picture, readOnly, onPoint }: FocalPointProps) {
  const { t } = useLingui();
  const { focal_x: x, focal_y: y } = picture;
  return (
    <div className={s.numbers}>
      <Field
        label={t`Distance from the left (%)`}
        type="number"
        min={0}
        max={100}
        step={1}
        readOnly={readOnly}
        value={x}
        onChange={(event) => onPoint({ focal_x: percent(Number(event.target.value)), focal_y: y })}
      />
      <Field
        label={t`Distance from the top (%)`}
        type="number"
        min={0}
        max={100}
        step={1}
        readOnly={readOnly}
        value={y}
        onChange={(event) => onPoint({ focal_x: x, focal_y: percent(Number(event.target.value)) })}
      />
    </div>
  );
}

/** Shows the picture in the two crops that the site uses: the cover of an article, and the thumbnail in lists. */
export function Crops({ picture }: { picture: ArticlePicture }) {
  const { t } = useLingui();
  const objectPosition = `${picture.focal_x}% ${picture.focal_y}%`;
  const crops = [
    { name: t`Cover, 16:9`, className: s.wide },
    { name: t`Thumbnail, 5:4`, className: s.thumbnail },
  ];
  return (
    <div className={s.crops}>
      {crops.map(({ name, className }) => (
        <figure key={name}>
          <img
            className={className}
            src={pictureUrl(picture.id, 480)}
            style={{ objectPosition }}
            alt=""
          />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}
