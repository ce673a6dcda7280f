import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ArticleFile, unscheduleArticle, withdrawArticle } from '@wl/contract/office/articles';
import { Button } from '@wl/ui/controls/button';
import type { Language } from '@wl/world/languages';
import { useId, useState } from 'react';
import { request, useErrorText } from '../../../app/api.ts';
import { ActionDialog } from '../../../app/forms/action-dialog.tsx';
import { ReasonField } from '../../../app/forms/reason-field.tsx';
import { languageNames } from '../../../app/language/language.ts';
import paper from '../../../app/paper.module.css';
import type { DraftSaver } from '../draft-saver.ts';
import { toneOf } from '../names.ts';
import { useZone } from '../use-zone.ts';
import { useStateWords } from './language-marks.tsx';
import { PublishDialog, type TextError } from './publish-dialog.tsx';
import s from './articles.module.css';

export type OnArticle = (reply: { data: ArticleFile }) => void;

interface PublishPanelProps {
  article: ArticleFile;
  language: Language;
  saver: DraftSaver;
  edits: boolean;
  onChange: OnArticle;
  /** Called with the server’s error for the Markdown. */
  onTextError: (error: TextError) => void;
}

/** Shows the state of one language, with the actions that publish, schedule or withdraw its text. */
export function PublishPanel(props: PublishPanelProps) {
  const { article, language, edits } = props;
  const heading = useId();
  const words = useStateWords();
  const name = languageNames[language];
  const state = article.languages[language];
  return (
    <section className={paper.panel} aria-labelledby={heading}>
      <h2 id={heading}>
        <Trans>Publication: {name}</Trans>
      </h2>
      <div className={paper.form}>
        <p>
          <span className={paper.badge} data-tone={toneOf(state.state)}>
            {words(state)}
          </span>
        </p>
        {state.scheduled_at !== null && <ScheduledFor at={state.scheduled_at} />}
        {state.state === 'published' && (
          <p>
            <a href={`/news/${article.slug}`} target="_blank" rel="noreferrer">
              <Trans>Open the live article</Trans>
            </a>
          </p>
        )}
        {edits && <Actions {...props} />}
      </div>
    </section>
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

function Actions({ article, language, saver, onChange, onTextError }: PublishPanelProps) {
  const [asks, setAsks] = useState<'publish' | 'withdraw'>();
  const { state, scheduled_at } = article.languages[language];
  const close = () => setAsks(undefined);
  return (
    <>
      <p className={paper.actions}>
        <Button onClick={() => setAsks('publish')}>
          <Trans>Review and publish</Trans>
        </Button>
        {(state === 'published' || scheduled_at !== null) && (
          <Button variant="plainDanger" onClick={() => setAsks('withdraw')}>
            <Trans>Withdraw</Trans>
          </Button>
        )}
      </p>
      {scheduled_at !== null && (
        <CancelSchedule article={article} language={language} onChange={onChange} />
      )}
      {asks === 'publish' && (
        <PublishDialog
          article={article}
          language={language}
          saver={saver}
          onChange={onChange}
          onTextError={onTextError}
          close={close}
        />
      )}
      {asks === 'withdraw' && (
        <WithdrawDialog article={article} language={language} onChange={onChange} close={close} />
      )}
    </>
  );
}

type ChangeProps = Pick<PublishPanelProps, 'article' | 'language' | 'onChange'>;

function CancelSchedule({ article: { id }, language, onChange }: ChangeProps) {
  const errorText = useErrorText();
  const queries = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => request(unscheduleArticle, { params: { id, language } }),
    onSuccess: onChange,
    // The text may have gone live meanwhile, so load the article again.
    onError: () => void queries.invalidateQueries({ queryKey: ['article', id] }),
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

function WithdrawDialog(props: ChangeProps & { close: () => void }) {
  const { article, language, onChange, close } = props;
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const params = { id: article.id, language };
  const name = languageNames[language];
  return (
    <ActionDialog
      reloads={['article', article.id]}
      title={t`Withdraw this text: ${name}`}
      submit={<Trans>Withdraw text</Trans>}
      isDanger
      send={async () => onChange(await request(withdrawArticle, { params, body: { reason } }))}
      close={close}
    >
      <p className={s.explanation}>
        <Trans>
          Members no longer see the text in this language, and a scheduled text does not go live.
          The draft and the history stay.
        </Trans>
      </p>
      <ReasonField rows={3} value={reason} onChange={setReason} />
    </ActionDialog>
  );
}
