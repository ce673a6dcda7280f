import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { isEmailKnown, registerMember } from '@wl/contract/members';
import { Button } from '@wl/ui/controls/button';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { ApiError, request, useSend } from '../../../app/api.ts';
import { useErrorText, useFieldTexts } from '../../../app/errors.tsx';
import { beginSession, wantedDestination } from '../../../app/session/session.ts';
import { removeSession } from '../../../app/session/storage.ts';
import { AddressStep } from '../components/acquire/address-step.tsx';
import { BagStep } from '../components/acquire/bag-step.tsx';
import { complaints } from '../components/acquire/complaints.ts';
import { ContactStep } from '../components/acquire/contact-step.tsx';
import {
  ageAsked,
  changedFields,
  type Draft,
  type FieldName,
  fieldsOf,
  judgeField,
  type StepName,
  stepNames,
  stepOf,
} from '../components/acquire/draft.ts';
import { IdentityStep } from '../components/acquire/identity-step.tsx';
import { LoginStep } from '../components/acquire/login-step.tsx';
import { payloadOf } from '../components/acquire/payload.ts';
import { StepList } from '../components/acquire/step-list.tsx';
import type { StepProps } from '../components/acquire/step-props.ts';
import { TermsStep } from '../components/acquire/terms-step.tsx';
import { useDraft } from '../components/acquire/use-draft.ts';
import s from '../components/acquire/acquire.module.css';

const stepPages: Record<StepName, ComponentType<StepProps>> = {
  identity: IdentityStep,
  contact: ContactStep,
  address: AddressStep,
  login: LoginStep,
  bag: BagStep,
  terms: TermsStep,
};

/** Returns the error with which the server rejects applicants under their country's minimum age. */
const tooYoungThere = (age: number) =>
  new ApiError(422, { code: 'member.too_young_there', params: { age } });

/**
 * Returns functions that manage the fields' errors. Once a field has lost focus, an error found in the draft takes
 * precedence over the server's error.
 */
function useComplaints(draft: Draft) {
  const { i18n } = useLingui();
  const errorText = useErrorText();
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set());
  const [server, setServer] = useState<Record<string, string>>({});
  const today = new Date();
  return {
    leave: (...names: FieldName[]) => setLeft((old) => new Set([...old, ...names])),
    fromServer: ({ dob, ...fields }: Record<string, string>) =>
      setServer({ ...fields, ...(dob !== undefined && { dobDay: dob }) }),
    forget: (names: readonly string[]) =>
      setServer((old) =>
        Object.fromEntries(Object.entries(old).filter(([name]) => !names.includes(name))),
      ),
    errorOf: (name: FieldName) => {
      const own = left.has(name) ? judgeField(name, draft, today) : undefined;
      if (own === 'too_young_there') return errorText(tooYoungThere(ageAsked(draft)));
      return own ? i18n._(complaints[own]) : server[name];
    },
    firstWrong: (names: readonly FieldName[]) =>
      names.find((name) => judgeField(name, draft, today) !== undefined),
  };
}

/**
 * Returns the mutation that registers the member. If the server rejects a field, the wizard shows the step that
 * contains the field.
 */
function useRegister(words: ReturnType<typeof useComplaints>, go: (step: StepName) => void) {
  const navigate = useNavigate();
  const errorText = useErrorText();
  const fieldTexts = useFieldTexts();
  return useSend(registerMember, {
    onSuccess: async ({ data }) => {
      beginSession(data, 'registered');
      removeSession('passport-draft');
      // If the member registered through a campaign, show the campaign's offer before the page that asks for
      // confirmation of the e-mail address.
      const isLoaded = /grab-player-bonus\//.test(wantedDestination() ?? '');
      await navigate({ to: isLoaded ? '/arrive-at-casino-member' : '/unverified-email-access' });
    },
    onError: (error) => {
      const taken = error instanceof ApiError && error.code === 'member.email_taken';
      const fields = taken ? { email: errorText(error) } : fieldTexts(error);
      words.fromServer(fields);
      const wrong = Object.keys(fields).map(stepOf).find(Boolean);
      if (wrong) go(wrong);
    },
  });
}

/** Returns a ref for the heading, which receives focus whenever the step changes. */
function useFocusOnHeading(step: StepName) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return heading;
}

const emailIsTaken = async (email: string) => {
  const { data } = await request(isEmailKnown, { body: { email: email.trim() } });
  return data === 1;
};

/** Returns the state of the wizard, and functions that navigate between its steps. */
function useWizard() {
  const { i18n } = useLingui();
  const { step, draft, change, go } = useDraft();
  const words = useComplaints(draft);
  const form = useRef<HTMLFormElement>(null);
  const [checking, setChecking] = useState(false);
  const register = useRegister(words, go);
  const index = stepNames.indexOf(step);
  // The next step must wait until the phone library has loaded, so that a valid number is not rejected.
  const unjudged = step === 'contact' && draft.phone !== '' && draft.phoneValid === null;
  const proceed = async () => {
    const names = fieldsOf[step];
    words.leave(...names);
    const wrong = words.firstWrong(names);
    if (wrong) {
      form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    if (step === 'contact') {
      setChecking(true);
      // Check the e-mail address here to spare the member an error on the last page. Ignore a failed call, because the
      // server checks the address again when the form is submitted.
      const taken = await emailIsTaken(draft.email).catch(() => false);
      setChecking(false);
      if (taken) {
        words.fromServer({ email: i18n._(complaints.email_taken) });
        return;
      }
    }
    const next = stepNames[index + 1];
    if (next) go(next);
    else register.mutate({ body: payloadOf(draft) });
  };
  const stepProps: StepProps = {
    draft,
    change: (part) => {
      words.forget(changedFields(draft, part));
      change(part);
    },
    errorOf: words.errorOf,
    leave: words.leave,
  };
  return {
    step,
    canGoBack: index > 0,
    form,
    stepProps,
    error: register.error,
    waiting: checking || unjudged || register.isPending,
    go,
    back: () => go(stepNames[index - 1] ?? 'identity'),
    proceed,
  };
}

/**
 * Shows the registration wizard as a passport with six pages. Each page is checked before the next one is shown, and
 * the server checks all fields at the end.
 */
export default function AcquirePassport() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { step, form, stepProps, error, ...wizard } = useWizard();
  const heading = useFocusOnHeading(step);
  const StepPage = stepPages[step];
  const title: Record<StepName, string> = {
    identity: t`Who is travelling?`,
    contact: t`How can we reach you?`,
    address: t`Where do you live?`,
    login: t`Your password`,
    bag: t`Choose a travel bag`,
    terms: t`Read and sign`,
  };
  return (
    <main className={`paper ${s.spread ?? ''}`}>
      <div className={s.left}>
        <p className={s.code}>
          <Trans>Passport office</Trans>
        </p>
        <h1>
          <Trans>Acquire your passport</Trans>
        </h1>
        <StepList current={step} go={wizard.go} />
      </div>
      <form
        ref={form}
        className={s.right}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void wizard.proceed();
        }}
      >
        <h2 ref={heading} tabIndex={-1}>
          {title[step]}
        </h2>
        <StepPage {...stepProps} />
        {error && (
          <p role="alert" className={s.alert}>
            {errorText(error)}
          </p>
        )}
        <div className={s.actions}>
          {wizard.canGoBack ? (
            <Button variant="ink" onClick={wizard.back}>
              <Trans>Back</Trans>
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit" loading={wizard.waiting}>
            {step === 'terms' ? <Trans>Acquire passport</Trans> : <Trans>Continue</Trans>}
          </Button>
        </div>
      </form>
    </main>
  );
}
