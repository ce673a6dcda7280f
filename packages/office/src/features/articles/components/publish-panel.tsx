import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@wl/ui/controls/button';
import { type Language, languageNames } from '@wl/world/languages';
import { useId, useState } from 'react';
import { useErrorText } from '../../../app/api.ts';
import { ActionDialog } from '../../../app/forms/action-dialog.tsx';
import { ReasonField } from '../../../app/forms/reason-field.tsx';
import paper from '../../../app/paper.module.css';
import type { DraftSaver } from '../draft-saver.ts';
import { pageToneOf, toneOf } from '../names.ts';
import { isPageFile, type TextCalls, type TextFile, type TextReply } from '../text-calls.ts';
import { useZone } from '../use-zone.ts';
import { useStateWords } from './language-marks.tsx';
import { PublishDialog, type TextError } from './publish-dialog.tsx';
import s from './articles.module.css';

export type OnText = (reply: TextReply) => void;

interface PublishPanelProps {
  file: TextFile;
  calls: TextCalls;
  language: Language;
  saver: DraftSaver;
  edits: boolean;
  onChange: OnText;
  /** Called if the server rejects the text because of an error in its Markdown. */
  onTextError: (error: TextError) => void;
}

/** Shows the state of the text in one language, with the actions that publish, schedule or withdraw it. */
export function PublishPanel(props: PublishPanelProps) {
  const { file, language, edits } = props;
  const heading = useId();
  const isPage = isPageFile(file);
  const words = useStateWords(isPage);
  const name = languageNames[language];
  const state = file.languages[language];
  return (
    <section className={paper.panel} aria-labelledby={heading}>
      <h2 id={heading}>
        <Trans>Publication: {name}</Trans>
      </h2>
      <div className={paper.form}>
        <p>
          <span className={paper.badge} data-tone={(isPage ? pageToneOf : toneOf)(state.state)}>
            {words(state)}
          </span>
        </p>
        {state.scheduled_at !== null && <ScheduledFor at={state.scheduled_at} />}
        {(isPage || state.state === 'published') && <LiveLink file={file} language={language} />}
        {edits && <Actions {...props} />}
      </div>
    </section>
  );
}

/** Shows a link to the page that members see. */
function LiveLink({ file, language }: Pick<PublishPanelProps, 'file' | 'language'>) {
  const isPage = isPageFile(file);
  const path = isPage ? `/${file.page}` : `/news/${file.slug}`;
  return (
    <p>
      <a href={isPage ? `${path}?language=${language}` : path} target="_blank" rel="noreferrer">
        {isPage ? <Trans>Open the live page</Trans> : <Trans>Open the live article</Trans>}
      </a>
    </p>
  );
}

function ScheduledFor({ at }: { at: string }) {
  const { zone, local, inUtc } = useZone();
  const [here, utc] = [local(at), inUtc(at)];
  return (
    <p>
      <Trans>
        Goes live on {here} ({zone})
      </Trans>
      <br />
      <span className={paper.sub}>
        <Trans>UTC: {utc}</Trans>
      </span>
    </p>
  );
}

function Actions(props: PublishPanelProps) {
  const { file, calls, language, onChange } = props;
  const [asks, setAsks] = useState<'publish' | 'withdraw'>();
  const { state, scheduled_at } = file.languages[language];
  const close = () => setAsks(undefined);
  return (
    <>
      <p className={paper.actions}>
        <Button onClick={() => setAsks('publish')}>
          <Trans>Review and publish</Trans>
        </Button>
        {(state === 'published' || scheduled_at !== null) && (
          <Button variant="plainDanger" onClick={() => setAsks('withdraw')}>
            {isPageFile(file) ? <Trans>Use the original text</Trans> : <Trans>Withdraw text</Trans>}
          </Button>
        )}
      </p>
      {scheduled_at !== null && (
        <CancelSchedule calls={calls} language={language} onChange={onChange} />
      )}
      {asks === 'publish' && <PublishDialog {...props} close={close} />}
      {asks === 'withdraw' && <WithdrawDialog {...props} close={close} />}
    </>
  );
}

type ChangeProps = Pick<PublishPanelProps, 'calls' | 'language' | 'onChange'>;

function CancelSchedule({ calls, language, onChange }: ChangeProps) {
  const errorText = useErrorText();
  const queries = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => calls.unschedule(language),
    onSuccess: onChange,
    // The call fails if the text has gone live in the meantime, so load the article again.
    onError: () => void queries.invalidateQueries({ queryKey: ['article', calls.key] }),
  });
  return (
    <>
      <p>
        <Button variant="plain" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          <Trans>Cancel schedule</Trans>
        </Button>
      </p>
      {cancel.isError && (
        <p role="alert" className={paper.alert}>
          {errorText(cancel.error)}
        </p>
      )}
    </>
  );
}

function WithdrawDialog(props: ChangeProps & { file: TextFile; close: () => void }) {
  const { file, calls, language, onChange, close } = props;
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const name = languageNames[language];
  const isPage = isPageFile(file);
  return (
    <ActionDialog
      reloads={['article', calls.key]}
      title={isPage ? t`Use the original text: ${name}` : t`Withdraw this text: ${name}`}
      submit={isPage ? <Trans>Use the original text</Trans> : <Trans>Withdraw text</Trans>}
      isDanger
      send={async () => onChange(await calls.withdraw(language, reason))}
      close={close}
    >
      <p className={s.explanation}>
        {isPage ? (
          <Trans>
            Members see the original text in this language again, and a scheduled text does not go
            live. The draft and the history are kept.
          </Trans>
        ) : (
          <Trans>
            Members will no longer see the text in this language, and a scheduled text will not go
            live. The draft and the history are kept.
          </Trans>
        )}
      </p>
      <ReasonField rows={3} value={reason} onChange={setReason} />
    </ActionDialog>
  );
}
