import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError } from '@wl/contract/client';
import type { ArticleVersion } from '@wl/contract/office/articles-texts';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import type { Language } from '@wl/world/languages';
import { useErrorText } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import paper from '../../../app/paper.module.css';
import { Failed, Waiting } from '../../../app/states.tsx';
import type { DraftSaver } from '../draft-saver.ts';
import type { TextCalls } from '../text-calls.ts';
import { useDraftState } from '../use-draft-savers.ts';
import { Difference } from './difference.tsx';

/** Returns a function that formats the name of a history entry, such as "Draft 12". */
export function useVersionName(): (entry: Pick<ArticleVersion, 'kind' | 'number'>) => string {
  const { t } = useLingui();
  return ({ kind, number }) =>
    kind === 'draft' ? t`Draft ${number}` : t`Published text ${number}`;
}

interface HistoryDialogProps {
  calls: TextCalls;
  language: Language;
  saver: DraftSaver;
  edits: boolean;
  entry: ArticleVersion;
  close: () => void;
}

/** Saves the current text, so that the history keeps it, and then restores the opened entry as the draft. */
function useRestore({ calls, language, saver, entry, close }: HistoryDialogProps) {
  return useMutation({
    mutationFn: async () => {
      // If the save fails or finds a conflict, stop here: the form explains the problem and the next step.
      if (!(await saver.flush())) return undefined;
      const { number } = saver.snapshot().draft;
      return calls.restore(language, entry, number);
    },
    onSuccess: (reply) => {
      if (reply) saver.replace(reply.data);
      close();
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'articles.draft_changed') return;
      void saver.reportChanged();
      close();
    },
  });
}

/** Compares a history entry with the current draft, and lets the clerk restore the entry. */
export function HistoryDialog(props: HistoryDialogProps) {
  const { calls, language, saver, edits, entry, close } = props;
  const { t } = useLingui();
  const { time } = useFormats();
  const errorText = useErrorText();
  const name = useVersionName()(entry);
  const { text } = useDraftState(saver);
  const version = useQuery({
    queryKey: ['article-version', calls.key, language, entry.kind, entry.number],
    queryFn: () => calls.version(language, entry),
    // The text of a history entry never changes, so a cached copy never becomes stale.
    staleTime: Infinity,
  });
  const restore = useRestore(props);
  return (
    <Dialog title={name} closeLabel={t`Close`} paper wide onClose={close}>
      <div className={paper.form}>
        <p className={paper.sub}>
          {time(entry.at)} · {entry.by}
        </p>
        {version.isPending && <Waiting />}
        {version.isError && <Failed error={version.error} again={() => void version.refetch()} />}
        {version.data && (
          <Difference
            before={version.data.data}
            after={text}
            beforeName={name}
            afterName={t`Current draft`}
            language={language}
          />
        )}
        {restore.isError && (
          <p role="alert" className={paper.alert}>
            {errorText(restore.error)}
          </p>
        )}
        {edits && (
          <p className={paper.actions}>
            <Button
              inactive={!version.data}
              loading={restore.isPending}
              onClick={() => restore.mutate()}
            >
              <Trans>Restore this text</Trans>
            </Button>
            <Button variant="plain" onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
          </p>
        )}
      </div>
    </Dialog>
  );
}
