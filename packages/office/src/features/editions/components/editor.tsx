import { Trans } from '@lingui/react/macro';
import type { EditedSubject } from '@wl/contract/office/editions';
import { games } from '@wl/games/catalogue/index';
import { Button } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { missionById } from '@wl/world/cities/missions';
import { partsOf, type Content, type Contents } from '@wl/world/editions/content';
import {
  levelCoins,
  MEAN_MISSION_COINS,
  meanMissionCoins,
  problemsOf,
} from '@wl/world/editions/problems';
import { useErrorText } from '../../../app/api.ts';
import { Behind } from '../../../app/forms/behind.tsx';
import { useFormats } from '../../../app/language/format.ts';
import paper from '../../../app/paper.module.css';
import { ReasonField } from '../../../app/forms/reason-field.tsx';
import { type EditionDraft, useEditionDraft } from '../use-edition-draft.ts';
import { useWords } from '../use-words.ts';
import { Fields } from './fields.tsx';
import { Changes, History } from './history.tsx';
import s from './journey.module.css';
import { Preview } from './preview.tsx';

const LEAST_REASON = 10;

/** Returns true if a mission's target is an amount to stake, which clerks enter as an amount of money. */
const asksForMoney = (subject: string): boolean => {
  const { kind, id } = partsOf(subject);
  return kind === 'mission' && missionById(id)?.objective.kind === 'stake';
};

interface EditorProps {
  thing: EditedSubject;
  /** Current contents of the whole journey, indexed by subject. */
  contents: Contents;
  allowed: boolean;
  /** Reloads the page's data after a publication, or after another clerk has published first. */
  onStale: () => Promise<unknown>;
}

/** Shows the editor for a mission, city, level or badge: its fields, a preview as members see it, and its editions. */
export function Editor({ thing, contents, allowed, onStale }: EditorProps) {
  const { subject } = thing;
  const { number } = useFormats();
  const words = useWords();
  const isMoney = asksForMoney(subject);
  const edition = useEditionDraft(thing, isMoney, onStale);
  const { began, draft, content, publish } = edition;
  const problems = problemTexts(words, subject, content, edition.unreadable, contents, isMoney);
  return (
    <div className={s.columns}>
      <section className={paper.panel} aria-labelledby="thing-title">
        <div className={paper.panelHead}>
          <h2 id="thing-title">{words.name(subject, began.content)}</h2>
          <span className={paper.sub}>
            {words.place(subject) !== '' && `${words.place(subject)} · `}
            <Trans>edition {number(began.version)}</Trans>
          </span>
        </div>
        {edition.isBehind && (
          <Behind onTheirs={edition.takeTheirs} onMine={edition.keepMine}>
            <Trans>
              Another clerk has published an edition since you started editing. Your changes have
              not been saved but are still shown below. Choose which version to keep.
            </Trans>
          </Behind>
        )}
        <form
          className={paper.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const first = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
            if (first) first.focus();
            else if (content && event.currentTarget.reportValidity()) publish.mutate(content);
          }}
        >
          <fieldset className={s.whole} disabled={!allowed || publish.isPending}>
            <Fields
              draft={draft}
              before={edition.before}
              problems={problems}
              isMoney={isMoney}
              change={edition.change}
            />
          </fieldset>
          <Warnings subject={subject} content={content} contents={contents} />
          {allowed && <SaveSection edition={edition} />}
        </form>
      </section>
      <div className={s.side}>
        <Preview subject={subject} content={content} />
        <History thing={thing} isMoney={isMoney} />
      </div>
    </div>
  );
}

/** Shows the changes in the draft, with buttons to publish or discard them. */
function SaveSection({ edition }: { edition: EditionDraft }) {
  const { changes, reason, publish } = edition;
  return (
    <div className={s.save}>
      <h3>
        <Trans>Changes</Trans>
      </h3>
      {changes.length > 0 ? (
        <Changes changes={changes} />
      ) : (
        <p role="status" className={paper.sub}>
          {publish.isSuccess ? (
            <span className={s.published}>
              <Icon name="check" size={15} />
              <Trans>Published. New texts appear immediately. New numbers apply from now on.</Trans>
            </span>
          ) : (
            <Trans>No changes.</Trans>
          )}
        </p>
      )}
      <ReasonField rows={2} least={LEAST_REASON} value={reason} onChange={edition.setReason} />
      {publish.isError && (
        <p role="alert" className={paper.alert}>
          <ErrorText error={publish.error} />
        </p>
      )}
      <div className={paper.actions}>
        <Button
          type="submit"
          inactive={
            changes.length === 0 || publish.isPending || reason.trim().length < LEAST_REASON
          }
        >
          <Trans>Publish edition</Trans>
        </Button>
        <Button
          variant="plain"
          inactive={changes.length === 0 || publish.isPending}
          onClick={edition.discard}
        >
          <Trans>Discard changes</Trans>
        </Button>
        {edition.restoreDefault && (
          <Button variant="plain" inactive={publish.isPending} onClick={edition.restoreDefault}>
            <Trans>Restore default</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

function ErrorText({ error }: { error: unknown }) {
  return useErrorText()(error);
}

/** Returns the description of each field's problem, in the clerk's language. */
function problemTexts(
  words: ReturnType<typeof useWords>,
  subject: string,
  content: Content | undefined,
  unreadable: readonly string[],
  contents: Contents,
  isMoney: boolean,
): ReadonlyMap<string, string> {
  if (!content) return new Map(unreadable.map((field) => [field, words.unreadable]));
  return new Map(
    problemsOf(subject, content, contents, games)
      .toReversed()
      .map((problem) => [
        problem.field,
        words.problem(problem, isMoney && problem.field === 'target'),
      ]),
  );
}

function Warnings({
  subject,
  content,
  contents,
}: {
  subject: string;
  content: Content | undefined;
  contents: Contents;
}) {
  const { number } = useFormats();
  if (!content) return null;
  const now = new Map(contents).set(subject, content);
  const mean = meanMissionCoins(now);
  const isAbove = content.kind === 'mission' && mean > MEAN_MISSION_COINS;
  const more = content.kind === 'level' ? levelCoins(now) - levelCoins(contents) : 0;
  if (!isAbove && more <= 0) return null;
  const [shown, agreed] = [number(Math.round(mean * 100) / 100), number(MEAN_MISSION_COINS)];
  return (
    <p className={s.warning} role="status">
      <Icon name="warning" size={18} />
      {isAbove ? (
        <Trans>
          Missions would pay {shown} Coins on average. The target average is {agreed}.
        </Trans>
      ) : (
        <Trans>Together, all levels would pay {number(more)} more Coins than they do now.</Trans>
      )}
    </p>
  );
}
