import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { Icon } from '@wl/ui/icon';
import { useId, useState } from 'react';
import { useErrorText } from '../../../app/errors.tsx';
import { useSession } from '../../../app/session/session.ts';
import { useNarrow } from '../../play/index.ts';
import { messagesFor } from './talk-state.ts';
import { TalkComposer } from './talk-composer.tsx';
import { TalkLog } from './talk-log.tsx';
import { TalkSettings } from './talk-settings.tsx';
import { useTalk } from './use-talk.ts';
import s from './table-talk.module.css';

/**
 * Member's latest choice during this visit: true to show the table talk, false to hide it; undefined before the first
 * choice.
 */
let choice: boolean | undefined;

/** Shows the messages at a table, and the input for a new message. On phones, the section is initially collapsed. */
export function TableTalk({ slug }: { slug: string }) {
  const narrow = useNarrow();
  const contentId = useId();
  const [isShown, setIsShown] = useState(choice ?? !narrow);
  return (
    <section className={s.card} aria-labelledby={`${contentId}-title`}>
      <header className={s.head}>
        <h2 id={`${contentId}-title`}>
          <Trans>Table talk</Trans>
        </h2>
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isShown}
          aria-controls={contentId}
          onClick={() => {
            choice = !isShown;
            setIsShown(choice);
          }}
        >
          {isShown ? <Trans>Hide talk</Trans> : <Trans>Show talk</Trans>}
        </Button>
      </header>
      <div id={contentId} hidden={!isShown}>
        {isShown && <Talk slug={slug} />}
      </div>
    </section>
  );
}

function Talk({ slug }: { slug: string }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const query = useTalk(slug);
  const [hasSettings, setHasSettings] = useState(false);
  const isMember = useSession(({ status }) => status === 'member');
  const reply = query.data?.data;
  if (!reply)
    return query.isError ? (
      <div className={s.trouble}>
        <p role="alert">{errorText(query.error)}</p>
        <Button variant="quiet" size="small" onClick={() => void query.refetch()}>
          <Trans>Load the messages again</Trans>
        </Button>
      </div>
    ) : (
      <div aria-busy="true">
        <Skeleton className={s.bone ?? ''} />
      </div>
    );
  const { me } = reply;
  return (
    <>
      <TalkLog slug={slug} messages={messagesFor(reply)} me={me} />
      {isMember && me ? (
        <>
          <TalkComposer slug={slug} me={me} />
          <button type="button" className={s.settings} onClick={() => setHasSettings(true)}>
            <Icon name="gear" size={18} />
            {me.shows_name ? t`Your nickname is shown` : t`Your nickname is hidden`}
          </button>
          {hasSettings && (
            <TalkSettings slug={slug} me={me} onClose={() => setHasSettings(false)} />
          )}
        </>
      ) : (
        <p className={s.note}>
          <Trans>Visitors can read. Sign in to write.</Trans>
        </p>
      )}
    </>
  );
}
