import { Trans, useLingui } from '@lingui/react/macro';
import { Select } from '@wl/ui/controls/field';
import { ticketTopics } from '@wl/world/casino/support';
import { type MacroAction, macroActions } from '@wl/world/canned-replies/canned-replies';
import { useTopicNames } from '../../../app/cases/use-topic-names.ts';
import { useItemNames } from '../use-action-names.ts';

interface FieldsProps {
  action: MacroAction | null;
  onChange: (action: MacroAction | null) => void;
}

/** Shows the fields for a macro's action: the kind of action, and the topic or item that this kind needs. */
export function ActionFields({ action, onChange }: FieldsProps) {
  const { t } = useLingui();
  const items = useItemNames();
  const names: Record<(typeof macroActions)[number], string> = {
    end: t`End the conversation`,
    ticket: t`Open a ticket`,
    grant: t`Give an item`,
  };
  const choose = (kind: string) => {
    if (kind === 'end') onChange({ kind });
    else if (kind === 'ticket') onChange({ kind, topic: 'other' });
    else if (kind === 'grant') onChange({ kind, slug: items[0]?.slug ?? '' });
    else onChange(null);
  };
  return (
    <>
      <Select
        label={<Trans>After sending</Trans>}
        hint={
          <Trans>
            The clerk must confirm the action. In a ticket, “End the conversation” closes the ticket
            after the answer is sent, and “Open a ticket” changes the ticket’s topic.
          </Trans>
        }
        value={action?.kind ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{t({ message: 'Nothing', context: 'action after sending' })}</option>
        {macroActions.map((kind) => (
          <option key={kind} value={kind}>
            {names[kind]}
          </option>
        ))}
      </Select>
      {action?.kind === 'ticket' && <TopicField topic={action.topic} onChange={onChange} />}
      {action?.kind === 'grant' && (
        <ItemField slug={action.slug} items={items} onChange={onChange} />
      )}
    </>
  );
}

type Topic = (typeof ticketTopics)[number];

function TopicField(props: { topic: Topic; onChange: FieldsProps['onChange'] }) {
  const topics = useTopicNames();
  const choose = (topic: Topic | undefined) => topic && props.onChange({ kind: 'ticket', topic });
  return (
    <Select
      label={<Trans>Topic</Trans>}
      value={props.topic}
      onChange={(event) => choose(ticketTopics.find((one) => one === event.target.value))}
    >
      {ticketTopics.map((topic) => (
        <option key={topic} value={topic}>
          {topics[topic]}
        </option>
      ))}
    </Select>
  );
}

interface ItemProps {
  slug: string;
  items: ReturnType<typeof useItemNames>;
  onChange: FieldsProps['onChange'];
}

function ItemField({ slug, items, onChange }: ItemProps) {
  const isListed = items.some((item) => item.slug === slug);
  return (
    <Select
      label={<Trans>Item</Trans>}
      required
      value={slug}
      onChange={(event) => onChange({ kind: 'grant', slug: event.target.value })}
    >
      {!isListed && <option value={slug}>{slug}</option>}
      {items.map((item) => (
        <option key={item.slug} value={item.slug}>
          {item.name}
        </option>
      ))}
    </Select>
  );
}
