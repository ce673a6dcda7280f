import { Trans, useLingui } from '@lingui/react/macro';
import type { ErrorCode } from '@wl/contract/errors';
import { Button } from '@wl/ui/controls/button';
import { cx } from '@wl/ui/cx';
import { Icon } from '@wl/ui/icon';
import type { DocumentType } from '@wl/world/casino/documents';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '../../../../app/api.ts';
import { useErrorText } from '../../../../app/errors.tsx';
import { useFormats } from '../../../../app/language/formats.ts';
import { Masker } from './masker.tsx';
import { firstMasks } from './masks.ts';
import { decode, paint } from './picture.ts';
import { acceptedOf, judgeFile, needsMasks, PDF, type Sheet } from './sheet.ts';
import s from './upload.module.css';

const THUMBNAIL_EDGE = 480;
const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

interface Props {
  type: DocumentType;
  /** Label of the slot, such as "Front" or "Page 2". */
  name: string;
  side: 'front' | 'back';
  sheet: Sheet | undefined;
  onChange: (sheet: Sheet | undefined) => void;
}

/**
 * Shows a slot for one file. The member can drop or choose a file, or take a photo. For a card photo, the member can
 * also mask the card's details.
 */
export function SheetSlot({ type, name, side, sheet, onChange }: Props) {
  const errorText = useErrorText();
  const [fault, setFault] = useState<ErrorCode | 'card_pdf'>();
  const [isOver, setOver] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const wrong = judgeFile(file, type);
    if (wrong !== null) {
      setFault(wrong);
      return;
    }
    setFault(undefined);
    try {
      const picture = file.type === PDF ? undefined : await decode(file);
      onChange({ file, picture, masks: needsMasks(type) ? firstMasks(side) : undefined });
    } catch {
      setFault('document.damaged');
    }
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <section
      className={cx(s.slot, isOver && s.over)}
      aria-label={name}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
    >
      <h3>{name}</h3>
      {sheet ? (
        <Chosen sheet={sheet} name={name} onChange={onChange} />
      ) : (
        <Empty type={type} name={name} onFile={(file) => void take(file)} />
      )}
      <p role="alert" className={fault ? s.fault : 'sr-only'}>
        {fault === 'card_pdf' && (
          <Trans>Send a photo of your card. Digits cannot be masked in a PDF.</Trans>
        )}
        {fault && fault !== 'card_pdf' && errorText(new ApiError(422, { code: fault }))}
      </p>
    </section>
  );
}

function Empty({
  type,
  name,
  onFile,
}: {
  type: DocumentType;
  name: string;
  onFile: (file?: File) => void;
}) {
  return (
    <div className={s.empty}>
      <Icon name="upload" size={30} />
      <p>
        <Trans>Drop a file here, or</Trans>
      </p>
      <div className={s.ways}>
        <FileButton name={name} accept={acceptedOf(type).join()} onFile={onFile}>
          <Trans>Choose a file</Trans>
        </FileButton>
        <span className={s.camera}>
          <FileButton name={name} accept="image/jpeg,image/png" camera onFile={onFile}>
            <Trans>Take a picture</Trans>
          </FileButton>
        </span>
      </div>
    </div>
  );
}

interface FileButtonProps {
  name: string;
  accept: string;
  /** True if the button opens the rear camera on devices that have one. */
  camera?: boolean;
  onFile: (file?: File) => void;
  children: React.ReactNode;
}

function FileButton({ name, accept, camera, onFile, children }: FileButtonProps) {
  const id = useId();
  return (
    <label className={s.fileButton}>
      <input
        type="file"
        className="sr-only"
        accept={accept}
        {...(camera && { capture: 'environment' as const })}
        aria-labelledby={`${id}l ${id}n`}
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          // Reset the input, so that choosing the same file again counts as a change.
          event.target.value = '';
        }}
      />
      <span id={`${id}l`}>{children}</span>
      <span id={`${id}n`} className="sr-only">
        {name}
      </span>
    </label>
  );
}

interface ChosenProps {
  sheet: Sheet;
  name: string;
  onChange: (sheet: Sheet | undefined) => void;
}

function Chosen({ sheet, name, onChange }: ChosenProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { file, picture, masks } = sheet;
  const size =
    file.size < MEGABYTE
      ? `${number(Math.ceil(file.size / KILOBYTE))} KB`
      : `${number(file.size / MEGABYTE, { maximumFractionDigits: 1 })} MB`;
  return (
    <>
      {picture && masks ? (
        <Masker
          picture={picture}
          masks={masks}
          side={name}
          onChange={(next) => onChange({ ...sheet, masks: next })}
        />
      ) : picture ? (
        <Preview picture={picture} label={t`Your photo: ${name}`} />
      ) : (
        <div className={s.pdf}>
          <Icon name="ticket" size={34} />
          <b>PDF</b>
        </div>
      )}
      <p className={s.file}>
        <span>
          <b>{file.name}</b> · {size}
        </span>
        <Button
          variant="quiet"
          icon="trash"
          aria-label={t`Remove file (${name})`}
          onClick={() => onChange(undefined)}
        >
          <Trans>Remove</Trans>
        </Button>
      </p>
    </>
  );
}

function Preview({ picture, label }: { picture: ImageBitmap; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) paint(picture, canvas.current, THUMBNAIL_EDGE);
  }, [picture]);
  return <canvas ref={canvas} className={s.preview} role="img" aria-label={label} />;
}
