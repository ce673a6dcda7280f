import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/button';
import { Dialog } from '@wl/ui/dialog';
import { Field } from '@wl/ui/field';
import { Icon } from '@wl/ui/icon';
import { ProgressBar } from '@wl/ui/progress-bar';
import { showToast } from '@wl/ui/toast';
import {
  DOCUMENT_MAX_FILES,
  type DocumentKind,
  documentTypes,
  type DocumentType,
} from '@wl/world/casino/documents';
import { ADDRESS_PROOF_MAX_AGE_MONTHS } from '@wl/world/casino/limits';
import { useState } from 'react';
import { ApiError } from '../../../../app/api.ts';
import { useErrorText } from '../../../../app/errors.tsx';
import { refreshPassport } from '../../api.ts';
import { useDocumentWords } from '../../use-document-words.ts';
import { missingMasks } from './masks.ts';
import { SheetSlot } from './sheet-slot.tsx';
import { isTwoSided, needsMasks, PDF, type Sheet } from './sheet.ts';
import { useUpload } from './use-upload.ts';
import s from './upload.module.css';

type Sheets = readonly (Sheet | undefined)[];

/** Dialog to send one document: the member chooses its type, adds its files and sees the upload progress. */
export default function UploadDialog({
  kind,
  onClose,
}: {
  kind: DocumentKind;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { kinds, types } = useDocumentWords();
  const { name } = kinds[kind];
  const [type, setType] = useState<DocumentType>();
  const [issuedOn, setIssuedOn] = useState('');
  const [sheets, setSheets] = useState<Sheets>([]);
  const { upload, send, cancel, renew } = useUpload(() => {
    void refreshPassport();
    showToast({ text: t`${name}: received by our passport team.`, tone: 'good' });
    onClose();
  });
  const reason = useMissing(kind, type, issuedOn, sheets);
  const choose = (next: DocumentType) => {
    renew();
    setType(next);
    setSheets([]);
  };
  const isSending = upload.phase === 'sending';
  return (
    <Dialog title={t`Send: ${name}`} closeLabel={t`Close`} onClose={onClose} paper wide>
      <form
        className={s.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = sheets.filter((sheet) => sheet !== undefined);
          if (type && reason === undefined) send({ kind, type, issuedOn, sheets: chosen });
        }}
      >
        {isSending ? (
          <Sending fraction={upload.fraction} onCancel={cancel} />
        ) : (
          <>
            <TypeChoice kind={kind} type={type} onChoose={choose} />
            {type && kind === 'address' && (
              <IssuedOn
                value={issuedOn}
                onChange={(day) => {
                  renew();
                  setIssuedOn(day);
                }}
              />
            )}
            {type && needsMasks(type) && (
              <p className={s.safe}>
                <Icon name="shield" size={22} />
                <span>
                  <Trans>
                    Cover the 6 middle digits of the card number and the security code here, before
                    anything is sent. The masks become part of the picture on your device, so the
                    covered digits never reach us.
                  </Trans>
                </span>
              </p>
            )}
            {type && (
              <Slots
                type={type}
                sheets={sheets}
                onChange={(change) => {
                  renew();
                  setSheets(change);
                }}
              />
            )}
            {upload.phase === 'failed' && (
              <div role="alert" className={s.failed}>
                <p>{errorText(upload.error)}</p>
                {isInDoubt(upload.error) && (
                  <p>
                    <Trans>
                      Nothing is lost. You can safely try again. Even if we have already received
                      the document, it will not be submitted twice.
                    </Trans>
                  </p>
                )}
              </div>
            )}
            {type ? (
              <Button
                type="submit"
                size="large"
                wide
                icon="upload"
                {...(reason === undefined ? {} : { reason })}
              >
                {upload.phase === 'failed' ? (
                  <Trans>Try again</Trans>
                ) : (
                  <Trans>Send to our team</Trans>
                )}
              </Button>
            ) : (
              <p className={s.formats}>
                <Trans>
                  We accept PNG, JPEG and PDF, each under 10 MB. Choose a document you have at hand:{' '}
                  {types[documentTypes[kind][0]].name}, {types[documentTypes[kind][1]].name} or{' '}
                  {types[documentTypes[kind][2]].name}.
                </Trans>
              </p>
            )}
          </>
        )}
      </form>
    </Dialog>
  );
}

/** Returns true if the server may have received the document despite this error. */
const isInDoubt = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

function monthsAgo(months: number): string {
  const day = new Date();
  day.setUTCMonth(day.getUTCMonth() - months);
  return day.toISOString().slice(0, 10);
}

/** Returns the reason why the document cannot be sent yet; undefined if it can. */
function useMissing(
  kind: DocumentKind,
  type: DocumentType | undefined,
  issuedOn: string,
  sheets: Sheets,
): string | undefined {
  const { t } = useLingui();
  if (!type) return t`Choose a document first.`;
  const chosen = sheets.filter((sheet) => sheet !== undefined);
  if (kind === 'address' && issuedOn === '') return t`Enter the date of issue.`;
  if (kind === 'address' && issuedOn < monthsAgo(ADDRESS_PROOF_MAX_AGE_MONTHS))
    return t`The document must have been issued within the last 3 months.`;
  if (chosen.length === 0) return t`Choose a file first.`;
  const isWhole = chosen.some(({ file }) => file.type === PDF);
  if (isTwoSided(type) && chosen.length < 2 && !isWhole) return t`We need the front and the back.`;
  if (!needsMasks(type)) return undefined;
  const missing = missingMasks(chosen.flatMap(({ masks }) => masks ?? []));
  if (missing.includes('digits')) return t`Put the mask over the 6 middle digits first.`;
  if (missing.includes('code')) return t`Put the mask over the security code first.`;
  return undefined;
}

interface TypeProps {
  kind: DocumentKind;
  type: DocumentType | undefined;
  onChoose: (type: DocumentType) => void;
}

function TypeChoice({ kind, type, onChoose }: TypeProps) {
  const { types } = useDocumentWords();
  return (
    <fieldset className={s.types}>
      <legend>
        <Trans>What are you sending?</Trans>
      </legend>
      {documentTypes[kind].map((one) => (
        <label key={one} className={s.type}>
          <input
            type="radio"
            name="type"
            value={one}
            checked={type === one}
            onChange={() => onChoose(one)}
          />
          <span>
            <b>{types[one].name}</b>
            <small>{types[one].hint}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function IssuedOn({ value, onChange }: { value: string; onChange: (day: string) => void }) {
  const { t } = useLingui();
  return (
    <Field
      label={t`Issued on`}
      hint={t`The date printed on the document. It must be within the last 3 months.`}
      error={
        value !== '' && value < monthsAgo(ADDRESS_PROOF_MAX_AGE_MONTHS)
          ? t`This date is more than 3 months ago. Please send a newer document.`
          : undefined
      }
      type="date"
      name="issued_on"
      required
      min={monthsAgo(ADDRESS_PROOF_MAX_AGE_MONTHS)}
      max={monthsAgo(0)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface SlotsProps {
  type: DocumentType;
  sheets: Sheets;
  /** Applies a change to the latest sheets, because two files can be decoded concurrently. */
  onChange: (change: (sheets: Sheets) => Sheets) => void;
}

function Slots({ type, sheets, onChange }: SlotsProps) {
  const { t } = useLingui();
  const twoSided = isTwoSided(type);
  const count = twoSided ? 2 : Math.min(DOCUMENT_MAX_FILES, sheets.filter(Boolean).length + 1);
  const nameOf = (at: number) => {
    if (twoSided)
      return at === 0 ? t`Front` : t({ context: 'side of a document', message: 'Back' });
    const page = at + 1;
    return at === 0 ? t`Page 1` : t`Page ${page} (if there is one)`;
  };
  const put = (at: number, sheet: Sheet | undefined) => {
    onChange((latest) => {
      const length = Math.max(count, latest.length);
      const next = Array.from({ length }, (_, one) => (one === at ? sheet : latest[one]));
      // If a page is removed, later pages move up to fill the gap; the two sides of a card keep their slots.
      return twoSided ? next : next.filter((one) => one !== undefined);
    });
  };
  return (
    <div className={s.slots} data-masked={needsMasks(type)}>
      {Array.from({ length: count }, (_, at) => (
        <SheetSlot
          key={`${type}${at}`}
          type={type}
          name={nameOf(at)}
          side={at === 0 ? 'front' : 'back'}
          sheet={sheets[at]}
          onChange={(sheet) => put(at, sheet)}
        />
      ))}
    </div>
  );
}

function Sending({ fraction, onCancel }: { fraction: number; onCancel: () => void }) {
  const { t } = useLingui();
  const done = Math.round(fraction * 100);
  return (
    <div className={s.sending}>
      <Icon name="plane" size={44} />
      <p role="status">
        {done < 100 ? (
          <Trans>Sending to our passport team…</Trans>
        ) : (
          <Trans>Sent. We are checking the file…</Trans>
        )}
      </p>
      <ProgressBar value={done} max={100} label={t`Sent`} tone="lagoon" className={s.bar ?? ''} />
      <b className="num">{done} %</b>
      <Button variant="quiet" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}
