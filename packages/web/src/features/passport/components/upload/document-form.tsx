import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { Field } from '@wl/ui/controls/field';
import { Icon } from '@wl/ui/icon';
import {
  DOCUMENT_MAX_FILES,
  type DocumentKind,
  documentTypes,
  earliestIssue,
  type DocumentType,
} from '@wl/world/casino/documents';
import { ApiError } from '../../../../app/api.ts';
import { useErrorText } from '../../../../app/errors.tsx';
import { useDocumentWords } from '../../use-document-words.ts';
import { SheetSlot } from './sheet-slot.tsx';
import { isTwoSided, needsMasks, type Sheet } from './sheet.ts';
import type { Sheets, useDocumentDraft } from './use-document-draft.ts';
import s from './upload.module.css';

interface FormProps {
  kind: DocumentKind;
  draft: ReturnType<typeof useDocumentDraft>;
}

/** Shows the fields of one document: its type, its files and, for a proof of address, its date of issue. */
export function DocumentForm({ kind, draft }: FormProps) {
  const { type, upload, reason } = draft;
  return (
    <>
      <TypeChoice kind={kind} type={type} onChoose={draft.choose} />
      {type && kind === 'address' && (
        <IssuedOn value={draft.issuedOn} onChange={draft.changeIssuedOn} />
      )}
      {type && needsMasks(type) && <MaskAdvice />}
      {type && <Slots type={type} sheets={draft.sheets} onChange={draft.changeSheets} />}
      {upload.phase === 'failed' && <Failed error={upload.error} />}
      {type ? (
        <Button
          type="submit"
          size="large"
          wide
          icon="upload"
          {...(reason === undefined ? {} : { reason })}
        >
          {upload.phase === 'failed' ? <Trans>Try again</Trans> : <Trans>Send document</Trans>}
        </Button>
      ) : (
        <Formats kind={kind} />
      )}
    </>
  );
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
  const now = new Date();
  const earliest = earliestIssue(now);
  return (
    <Field
      label={t`Issued on`}
      hint={t`The date printed on the document. It must be within the last 3 months.`}
      error={
        value !== '' && value < earliest
          ? t`This date is more than 3 months ago. Please send a newer document.`
          : undefined
      }
      type="date"
      name="issued_on"
      required
      min={earliest}
      max={now.toISOString().slice(0, 10)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface SlotsProps {
  type: DocumentType;
  sheets: Sheets;
  /** Called with a function that updates the latest sheets, because two files can be decoded at the same time. */
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
    return at === 0 ? t`Page 1` : t`Page ${page} (optional)`;
  };
  const put = (at: number, sheet: Sheet | undefined) => {
    onChange((latest) => {
      const length = Math.max(count, latest.length);
      const next = Array.from({ length }, (_, one) => (one === at ? sheet : latest[one]));
      // When a page is removed from a document, the later pages move up. The two sides of a card keep their slots.
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

function MaskAdvice() {
  return (
    <p className={s.safe}>
      <Icon name="shield" size={22} />
      <span>
        <Trans>
          Cover the middle 6 digits of the card number and the security code here, before anything
          is sent. The masks become part of the picture on your device, so the covered digits never
          reach us.
        </Trans>
      </span>
    </p>
  );
}

/** Returns true if the server may have received the document despite this error. */
const isInDoubt = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

function Failed({ error }: { error: unknown }) {
  const errorText = useErrorText();
  return (
    <div role="alert" className={s.failed}>
      <p>{errorText(error)}</p>
      {isInDoubt(error) && (
        <p>
          <Trans>
            Nothing is lost. You can safely try again. Even if we have already received the
            document, it will not be submitted twice.
          </Trans>
        </p>
      )}
    </div>
  );
}

/**
 * States the accepted file formats and lists the document types to choose from. Shown until the member has chosen a
 * type.
 */
function Formats({ kind }: { kind: DocumentKind }) {
  const { types } = useDocumentWords();
  return (
    <p className={s.formats}>
      <Trans>
        We accept PNG, JPEG and PDF, each under 10 MB. Choose a document type:{' '}
        {types[documentTypes[kind][0]].name}, {types[documentTypes[kind][1]].name} or{' '}
        {types[documentTypes[kind][2]].name}.
      </Trans>
    </p>
  );
}
