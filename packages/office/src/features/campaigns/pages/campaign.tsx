import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams, useRouteContext } from '@tanstack/react-router';
import { campaignFile, changeCampaign, type CampaignFile } from '@wl/contract/office/campaigns';
import type { Language } from '@wl/world/languages';
import { useState } from 'react';
import { request } from '../../../app/api.ts';
import { EditForm } from '../../../app/forms/edit-form.tsx';
import { useFormats } from '../../../app/language/format.ts';
import { keepAnswer } from '../../../app/keep-answer.ts';
import paper from '../../../app/paper.module.css';
import { may } from '../../../app/session.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import { type Begun, useBegun } from '../../../app/forms/use-begun.ts';
import { CampaignFields, isComplete } from '../components/campaign-fields.tsx';
import { GiftPanel, EmailPanel } from '../components/reach-panels.tsx';
import { SwitchPanel, type OnChanged } from '../components/switch-panel.tsx';
import { bodyOf, type Draft, draftOf } from '../draft.ts';
import { toneOf, useCampaignNames, useItemWording } from '../names.ts';
import s from '../components/campaigns.module.css';

/** Interval at which the page reloads its data while e-mails are being sent, in ms. */
const LOOK_AGAIN_MS = 2000;

/** Shows one campaign: figures, texts and terms, the stop switch, e-mails and gifts. */
export function Campaign() {
  const { id } = useParams({ from: '/office/campaigns/$id' });
  const query = useQuery({
    queryKey: ['campaign', id],
    queryFn: () => request(campaignFile, { params: { id } }),
    refetchInterval: ({ state }) =>
      state.data?.data.emails?.state === 'sending' ? LOOK_AGAIN_MS : false,
  });
  return (
    <div className={paper.page}>
      {query.isPending && <Waiting lines={3} />}
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      {query.data && <File key={id} file={query.data.data} />}
    </div>
  );
}

function File({ file }: { file: CampaignFile }) {
  const { clerk } = useRouteContext({ from: '/office' });
  const queries = useQueryClient();
  const begun = useBegun(file.version);
  const onChange: OnChanged = (reply) => {
    keepAnswer(queries, ['campaign', file.id], reply);
    void queries.invalidateQueries({ queryKey: ['campaigns'] });
  };
  /**
   * Applies the reply to a change made with the form or the start/stop button. These changes increment the campaign's
   * version, whereas sending e-mails and reserving items do not.
   */
  const onOwnVersion: OnChanged = (reply) => {
    begun.noteOwn(reply.data.version);
    onChange(reply);
  };
  const edits = may(clerk, 'campaigns.edit');
  return (
    <>
      <Head file={file} />
      <div className={paper.columns}>
        <div className={s.main}>
          <Figures file={file} />
          {edits && <EditPanel file={file} begun={begun} onChange={onOwnVersion} />}
        </div>
        <div className={s.side}>
          <Preview file={file} />
          {edits && <SwitchPanel file={file} onChange={onOwnVersion} />}
          <EmailPanel file={file} allowed={edits} onChange={onChange} />
          <GiftPanel file={file} allowed={edits} onChange={onChange} />
        </div>
      </div>
    </>
  );
}

function Head({ file }: { file: CampaignFile }) {
  const { t } = useLingui();
  const names = useCampaignNames();
  return (
    <header className={paper.head}>
      <div>
        <p>
          <Link to="/campaigns">
            <Trans>All campaigns</Trans>
          </Link>
        </p>
        <h1>{file.title}</h1>
        <p className={paper.mono}>/campaign/{file.slug}</p>
      </div>
      <p className={paper.actions} role="group" aria-label={t`Status`}>
        <span className={paper.badge} data-tone={toneOf(file.state)}>
          {names.states[file.state]}
        </span>
        {file.state === 'live' && (
          <span className={paper.badge} data-tone={toneOf(file.status)}>
            {names.status[file.status]}
          </span>
        )}
      </p>
    </header>
  );
}

function Figures({ file }: { file: CampaignFile }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const left = file.stock === null ? '∞' : number(file.stock - file.grabs);
  const figures: [string, string][] = [
    [t`Views`, number(file.views)],
    [t`Claimed`, number(file.grabs)],
    [t`Activated`, number(file.activated)],
    [t`Remaining`, left],
  ];
  return (
    <dl className={paper.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Shows the campaign as members see it, in the clerk's language, with the item's terms as fixed when the campaign was
 * created.
 */
function Preview({ file }: { file: CampaignFile }) {
  const { i18n } = useLingui();
  const wording = useItemWording()(file.terms);
  const words = file.texts[i18n.locale as Language];
  return (
    <section className={`${paper.panel ?? ''} ${s.card ?? ''}`} aria-labelledby="preview">
      <img src={`/art/cities/${file.city}/postcard-800.avif`} width={800} height={533} alt="" />
      <div>
        <h2 id="preview">{words.title}</h2>
        <p>{words.text}</p>
        <p>
          <b>{wording.name}</b>
        </p>
        <p className={paper.sub}>{wording.effect}</p>
        <p className={`${paper.mono ?? ''} ${s.hash ?? ''}`}>
          {file.item} · {file.terms_hash.slice(0, 16)}
        </p>
      </div>
    </section>
  );
}

interface EditPanelProps {
  file: CampaignFile;
  begun: Begun;
  onChange: OnChanged;
}

/** Manages the edited campaign and the reason for the change, and saves both. */
function useCampaignDraft({ file, begun, onChange }: EditPanelProps) {
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(file));
  const [reason, setReason] = useState('');
  const save = useMutation({
    mutationFn: () =>
      request(changeCampaign, {
        params: { id: file.id },
        body: { ...bodyOf(draft), version: begun.version, reason },
      }),
    onSuccess: (reply) => {
      setReason('');
      onChange(reply);
    },
    onError: () => void queries.invalidateQueries({ queryKey: ['campaign', file.id] }),
  });
  const goOn = () => {
    begun.goOn();
    save.reset();
  };
  return {
    draft,
    change: (change: Partial<Draft>) => setDraft((old) => ({ ...old, ...change })),
    reason,
    setReason,
    save,
    goOn,
    /** Replaces the draft with the version that another clerk has saved. */
    takeTheirs: () => {
      setDraft(draftOf(file));
      goOn();
    },
  };
}

function EditPanel(props: EditPanelProps) {
  const { begun } = props;
  const { draft, change, goOn, takeTheirs, ...edit } = useCampaignDraft(props);
  return (
    <EditForm
      {...edit}
      heading={<Trans>Texts, dates and stock</Trans>}
      isComplete={isComplete(draft)}
      isBehind={begun.isBehind}
      behind={<Trans>Another clerk has changed this campaign since you started editing.</Trans>}
      onTheirs={takeTheirs}
      onMine={goOn}
      submit={<Trans>Save campaign</Trans>}
    >
      <CampaignFields value={draft} onChange={change} />
    </EditForm>
  );
}
