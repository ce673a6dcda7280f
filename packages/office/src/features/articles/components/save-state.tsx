import { Trans, useLingui } from '@lingui/react/macro';
import type { ArticleDraft } from '@wl/contract/office/articles-texts';
import { Button } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { useErrorText } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import paper from '../../../app/paper.module.css';
import type { DraftState } from '../draft-saver.ts';
import s from './editor.module.css';

/** Returns a function that formats the time of a save: the time of day and, unless the save was today, the date. */
function useSaveTime(): (instant: string) => string {
  const { i18n } = useLingui();
  const { clock } = useFormats();
  return (instant) => {
    const at = new Date(instant);
    const isToday = at.toDateString() === new Date().toDateString();
    if (!isToday) return clock(instant);
    return new Intl.DateTimeFormat(i18n.locale, { timeStyle: 'short' }).format(at);
  };
}

function Saved({ draft, clerkName }: { draft: ArticleDraft; clerkName: string }) {
  const saveTime = useSaveTime();
  if (draft.saved_at === null) return <Trans>No draft saved yet</Trans>;
  const time = saveTime(draft.saved_at);
  const name = draft.saved_by ?? '';
  if (name === '' || name === clerkName) return <Trans>Saved at {time}</Trans>;
  return (
    <Trans>
      Saved at {time} by {name}
    </Trans>
  );
}

interface SaveStateProps {
  state: DraftState;
  clerkName: string;
  /** Retries the save after an error. */
  again: () => void;
}

/** States whether the text in the form is saved. After an error, offers to save it again. */
export function SaveState({ state, clerkName, again }: SaveStateProps) {
  const { status, draft, error } = state;
  const errorText = useErrorText();
  if (status === 'failed')
    return (
      <div role="alert" className={s.failed}>
        <Icon name="warning" size={18} />
        <span>
          <Trans>Not saved: {errorText(error)}</Trans>
        </span>
        <Button variant="plain" size="small" onClick={again}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  return (
    <p className={s.saveState} data-status={status}>
      {status === 'saved' && draft.saved_at !== null && <Icon name="check" size={16} />}
      <span className={paper.sub}>
        {status === 'saved' && <Saved draft={draft} clerkName={clerkName} />}
        {status === 'unsaved' && <Trans>Unsaved changes</Trans>}
        {status === 'saving' && <Trans>Saving…</Trans>}
        {status === 'conflict' && <Trans>Not saved: choose a text first</Trans>}
      </span>
    </p>
  );
}
