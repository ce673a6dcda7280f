import { Trans, useLingui } from '@lingui/react/macro';
import type { StoredReply } from '@wl/contract/office/canned-replies';
import { Button } from '@wl/ui/controls/button';
import { useErrorText } from '../../../app/api.ts';
import { AlsoOpen } from '../../../app/forms/also-open.tsx';
import { Behind } from '../../../app/forms/behind.tsx';
import { LeaveQuestion } from '../../../app/forms/leave-question.tsx';
import paper from '../../../app/paper.module.css';
import { useLeaveGuard } from '../use-leave-guard.ts';
import { type ReplyDraft, useReplyDraft } from '../use-reply-draft.ts';
import { ActionFields } from './action-fields.tsx';
import s from './replies.module.css';
import { TextFields } from './text-fields.tsx';

interface FormProps {
  reply: StoredReply;
  isNew: boolean;
  clerkName: string;
  mayChange: boolean;
  /** Resets the form to the stored reply after the reply has been removed or restored. */
  restart: () => void;
}

/** Shows the form for one reply, with its text in every language. */
export function ReplyForm({ reply, isNew, clerkName, mayChange, restart }: FormProps) {
  const editing = useReplyDraft(reply, restart);
  const { draft, change, save, isBehind, onTheirs, onMine } = editing;
  const guard = useLeaveGuard(editing.isUnsaved);
  return (
    <form
      className={`${paper.panel ?? ''} ${paper.form ?? ''}`}
      aria-labelledby="reply-title"
      onSubmit={(event) => {
        event.preventDefault();
        if (editing.isReady && !save.isPending) save.mutate();
      }}
    >
      <header className={paper.head}>
        <h2 id="reply-title">
          {isNew ? <Trans>New canned reply</Trans> : <Trans>Canned reply</Trans>}
        </h2>
        {!isNew && <AlsoOpen form="canned-reply" id={reply.id} />}
      </header>
      {reply.is_removed && (
        <p className={paper.banner} data-tone="warn">
          <Trans>This reply was removed, so clerks do not see it.</Trans>
        </p>
      )}
      <fieldset disabled={!mayChange} className={s.fields}>
        <TextFields draft={draft} change={change} clerkName={clerkName} />
        <ActionFields action={draft.action} onChange={(action) => change({ action })} />
      </fieldset>
      {isBehind && (
        <Behind onTheirs={onTheirs} onMine={onMine}>
          <Trans>
            Another clerk has changed this reply since you started editing. Choose which version to
            keep.
          </Trans>
        </Behind>
      )}
      <Trouble editing={editing} />
      {mayChange && <Buttons editing={editing} reply={reply} isNew={isNew} />}
      {guard.status === 'blocked' && (
        <LeaveQuestion leave={guard.proceed} stay={guard.reset}>
          <Trans>
            Your changes to this reply have not been saved. They will be lost if you leave.
          </Trans>
        </LeaveQuestion>
      )}
    </form>
  );
}

/**
 * Shows the error of the last request, except a conflict with another clerk's change, which the form reports
 * separately.
 */
function Trouble({ editing: { save, remove, restore, isBehind } }: { editing: ReplyDraft }) {
  const errorText = useErrorText();
  const error = save.error ?? remove.error ?? restore.error;
  if (!error || isBehind) return null;
  return (
    <p role="alert" className={paper.alert}>
      {errorText(error)}
    </p>
  );
}

interface ButtonsProps {
  editing: ReplyDraft;
  reply: StoredReply;
  isNew: boolean;
}

function Buttons({ editing, reply, isNew }: ButtonsProps) {
  const { t } = useLingui();
  const { save, remove, restore, isReady, isUnsaved } = editing;
  return (
    <p className={paper.actions}>
      <Button type="submit" inactive={!isReady} loading={save.isPending}>
        <Trans>Save reply</Trans>
      </Button>
      {reply.origin === 'changed' && (
        <Button variant="plain" loading={restore.isPending} onClick={() => restore.mutate()}>
          <Trans>Restore the original</Trans>
        </Button>
      )}
      {!isNew && !reply.is_removed && (
        <Button variant="plainDanger" loading={remove.isPending} onClick={() => remove.mutate()}>
          <Trans>Remove reply</Trans>
        </Button>
      )}
      <span role="status">
        {isUnsaved && !isReady && t`A reply needs a title and a text in all five languages.`}
        {save.isSuccess && !isUnsaved && (
          <span className={paper.badge} data-tone="ok">
            <Trans>Saved</Trans>
          </span>
        )}
      </span>
    </p>
  );
}
