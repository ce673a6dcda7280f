import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@wl/contract/client';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { type Language, languageNames } from '@wl/world/languages';
import { useState } from 'react';
import { useErrorText } from '../../../app/api.ts';
import { DateField } from '../../../app/forms/date-field.tsx';
import paper from '../../../app/paper.module.css';
import { Failed, Waiting } from '../../../app/states.tsx';
import type { DraftSaver } from '../draft-saver.ts';
import { useLiveText } from '../live-text.ts';
import { useArticleNames } from '../names.ts';
import { isSameText, missingFields, noText } from '../text.ts';
import { useDraftState } from '../use-draft-savers.ts';
import { useZone } from '../use-zone.ts';
import { Difference } from './difference.tsx';
import { hasPicture, isPageFile, type TextCalls, type TextFile } from '../text-calls.ts';
import type { OnText } from './publish-panel.tsx';
import s from './articles.module.css';

/** Server error about the Markdown of one language. */
export interface TextError {
  language: Language;
  markdown: string;
  error: unknown;
}

const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof ApiError && codes.includes(error.code);

interface PublishDialogProps {
  file: TextFile;
  calls: TextCalls;
  language: Language;
  saver: DraftSaver;
  onChange: OnText;
  onTextError: (error: TextError) => void;
  close: () => void;
}

/** Returns the mutation that saves and publishes the draft. If a newer draft exists, the form shows both drafts. */
function usePublish(props: PublishDialogProps) {
  const { calls, language, saver, onChange, onTextError, close } = props;
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (liveAt: string | null) => {
      // If the save fails or finds a conflict, stop here: the form explains the problem and the next step.
      if (!(await saver.flush())) return undefined;
      const { number } = saver.snapshot().draft;
      return calls.publish(language, { number, live_at: liveAt });
    },
    onSuccess: (reply) => {
      if (reply) onChange(reply);
      close();
    },
    onError: (error) => {
      const { markdown } = saver.snapshot().text;
      if (hasCode(error, 'articles.draft_changed')) {
        void saver.reportChanged();
        close();
      } else if (hasCode(error, ...textErrors)) onTextError({ language, markdown, error });
      else void queries.invalidateQueries({ queryKey: ['article', calls.key] });
    },
  });
}

/** Codes of errors in the Markdown text, which are shown next to the Markdown field. */
const textErrors = [
  'articles.text_refused',
  'articles.picture_misplaced',
  'articles.picture_outside',
  'articles.picture_undescribed',
  'articles.picture_unknown',
  'articles.field_unknown',
  'articles.link_broken',
  'articles.guide_refused',
] as const;

/** Shows the changes that members will see, and lets the clerk publish the draft now or at a chosen time. */
export function PublishDialog(props: PublishDialogProps) {
  const { file, language, saver, close } = props;
  const { t } = useLingui();
  const errorText = useErrorText();
  const { text, draft } = useDraftState(saver);
  const publish = usePublish(props);
  const name = languageNames[language];
  const isPast = hasCode(publish.error, 'articles.date_past');
  // Draft 0 of a page is its original text, which does not need to be published.
  const isOriginal =
    isPageFile(file) && draft.number === 0 && isSameText(text, file.originals[language]);
  const isIncomplete = isOriginal || missingFields(text, hasPicture(file)).length > 0;
  return (
    <Dialog title={t`Publish: ${name}`} closeLabel={t`Close`} paper wide onClose={close}>
      <div className={paper.form}>
        <Changes {...props} />
        <Missing {...props} />
        {publish.isError && !isPast && (
          <p role="alert" className={paper.alert}>
            {errorText(publish.error)}
          </p>
        )}
        <p className={paper.actions}>
          <Button
            inactive={isIncomplete}
            loading={publish.isPending}
            onClick={() => publish.mutate(null)}
          >
            <Trans>Publish now</Trans>
          </Button>
          <Button variant="plain" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
        </p>
        <Schedule
          isInactive={isIncomplete || publish.isPending}
          error={isPast ? errorText(publish.error) : undefined}
          schedule={(at) => publish.mutate(at)}
          onEdit={publish.reset}
        />
      </div>
    </Dialog>
  );
}

/** Shows how the draft differs from the live text, or from the scheduled text if no text is live. */
function Changes({ file, calls, language, saver }: PublishDialogProps) {
  const { t } = useLingui();
  const { text } = useDraftState(saver);
  const live = useLiveText(file, calls, language);
  const { state, scheduled_at } = file.languages[language];
  const isOriginal = isPageFile(file) && state === 'none' && scheduled_at === null;
  if (live.isPending) return <Waiting />;
  if (live.isError) return <Failed error={live.error} again={() => void live.refetch()} />;
  return (
    <>
      {live.data === null && (
        <p className={s.explanation}>
          <Trans>No text is live in this language yet, so the whole text is new to members.</Trans>
        </p>
      )}
      <Difference
        before={live.data ?? noText}
        after={text}
        beforeName={
          isOriginal ? t`Original text` : state === 'scheduled' ? t`Scheduled text` : t`Live text`
        }
        afterName={t({ message: 'Draft', context: 'text' })}
        language={language}
      />
    </>
  );
}

/** Lists the required fields that are still empty. */
function Missing({ file, saver }: PublishDialogProps) {
  const { i18n } = useLingui();
  const { fields } = useArticleNames();
  const { text } = useDraftState(saver);
  const missing = missingFields(text, hasPicture(file));
  if (missing.length === 0) return null;
  const names = new Intl.ListFormat(i18n.locale).format(missing.map((field) => fields[field]));
  return (
    <p role="status" className={paper.alert}>
      <Trans>Fill in these fields before you publish: {names}</Trans>
    </p>
  );
}

interface ScheduleProps {
  isInactive: boolean;
  /** Text of the server's error about the chosen publication time. */
  error: string | undefined;
  schedule: (at: string) => void;
  onEdit: () => void;
}

/** Shows the field for the time at which the text goes live, in the clerk’s time zone and in UTC. */
function Schedule({ isInactive, error, schedule, onEdit }: ScheduleProps) {
  const { t } = useLingui();
  const { zone, inUtc } = useZone();
  const [at, setAt] = useState('');
  const instant = at === '' ? undefined : new Date(at).toISOString();
  const utc = instant === undefined ? '' : inUtc(instant);
  return (
    <div className={s.schedule}>
      <DateField
        label={t`Date and time (${zone})`}
        withTime
        value={at}
        onChange={(next) => {
          onEdit();
          setAt(next);
        }}
        isInvalid={error !== undefined}
        description={
          error ??
          (instant === undefined ? (
            <Trans>The text goes live automatically at this time.</Trans>
          ) : (
            <Trans>UTC: {utc}</Trans>
          ))
        }
      />
      <Button
        variant="plain"
        inactive={isInactive || instant === undefined}
        onClick={() => instant !== undefined && schedule(instant)}
      >
        <Trans context="verb">Schedule</Trans>
      </Button>
    </div>
  );
}
