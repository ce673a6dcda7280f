import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import {
  bandOf,
  scoreOf,
  selfTestAnswers,
  selfTestQuestions,
  type SelfTestAnswer,
  type SelfTestBand,
  type SelfTestQuestion,
} from '@wl/world/casino/self-test';
import { Button, buttonClass } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { PaperCard } from '@wl/ui/surfaces/panel';
import { useRef, useState } from 'react';
import { HelpList } from '../components/help-list.tsx';
import s from '../components/own-play.module.css';

const MAX_SCORE = 3 * selfTestQuestions.length;

type Answers = Partial<Record<SelfTestQuestion, SelfTestAnswer>>;

function useQuestions(): Record<SelfTestQuestion, string> {
  const { t } = useLingui();
  return {
    more_than_affordable: t`Have you staked more than you could afford to lose?`,
    larger_stakes: t`Have you needed larger stakes to feel the same thrill?`,
    chasing: t`Have you gone back on another day to try to win back the money you lost?`,
    borrowed: t`Have you borrowed money or sold something so that you could play?`,
    might_have_problem: t`Have you felt that you might have a problem with gambling?`,
    criticised: t`Have other people said that you play too much, whether you agreed or not?`,
    guilt: t`Have you felt bad about the way you play or about what happens when you play?`,
    health: t`Has gambling cost you sleep, caused you stress or worry, or harmed your health?`,
    household_money: t`Has gambling caused money problems for you or your household?`,
  };
}

/** Shows a self-test with nine questions about the member's play. The answers never leave the browser. */
export default function SelfTest() {
  const [score, setScore] = useState<number>();
  const result = useRef<HTMLHeadingElement>(null);
  return (
    <main className={s.page}>
      <header className={s.head}>
        <Icon name="help" size={64} />
        <div>
          <h1>
            <Trans>Nine questions about my play</Trans>
          </h1>
          <p>
            <Trans>
              Think about the last twelve months. Your answers stay in this browser: we neither see
              nor keep them.
            </Trans>
          </p>
        </div>
      </header>
      {score === undefined ? (
        <Questions
          onScore={(reached) => {
            setScore(reached);
            // The result replaces the questions. Move the focus to the result, so that screen readers announce it.
            requestAnimationFrame(() => result.current?.focus());
          }}
        />
      ) : (
        <Result score={score} heading={result} again={() => setScore(undefined)} />
      )}
      <PaperCard className={s.help}>
        <HelpList />
      </PaperCard>
    </main>
  );
}

/** Shows the self-test questions as a form. The form can be submitted once all questions are answered. */
function Questions({ onScore }: { onScore: (score: number) => void }) {
  const { t } = useLingui();
  const questions = useQuestions();
  const [answers, setAnswers] = useState<Answers>({});
  const names: Record<SelfTestAnswer, string> = {
    never: t`Never`,
    sometimes: t`Sometimes`,
    often: t`Often`,
    always: t`Almost always`,
  };
  const answered = selfTestQuestions.filter((question) => answers[question]).length;
  const count = selfTestQuestions.length;
  const isWhole = answered === count;
  return (
    <form
      className={`paper ${s.test ?? ''}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWhole) return;
        onScore(scoreOf(answers as Record<SelfTestQuestion, SelfTestAnswer>));
      }}
    >
      {selfTestQuestions.map((question) => (
        <fieldset key={question} className={s.question}>
          <legend>{questions[question]}</legend>
          <div className={s.answers}>
            {selfTestAnswers.map((answer) => (
              <label key={answer}>
                <input
                  type="radio"
                  name={question}
                  value={answer}
                  checked={answers[question] === answer}
                  onChange={() => setAnswers({ ...answers, [question]: answer })}
                />
                <span>{names[answer]}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div className={s.foot}>
        <Button type="submit" variant="ink" inactive={!isWhole}>
          <Trans>Show my result</Trans>
        </Button>
        <p role="status">
          <Trans>
            {answered} of {count} questions answered
          </Trans>
        </p>
      </div>
    </form>
  );
}

function Result(props: {
  score: number;
  heading: React.Ref<HTMLHeadingElement>;
  again: () => void;
}) {
  const { score, heading, again } = props;
  const { t } = useLingui();
  const words: Record<SelfTestBand, { title: string; text: string }> = {
    calm: {
      title: t`You play for fun`,
      text: t`Your answers show no warning signs. To stay in control, set a limit on a good day. The limit will help you on a bad day.`,
    },
    low: {
      title: t`A first warning sign`,
      text: t`You mostly play for fun, but your answers show a warning sign. A time or money limit can help.`,
    },
    raised: {
      title: t`Your play is causing problems`,
      text: t`Several signs suggest that your play is becoming harmful. Consider taking a break now and lowering your limits afterwards. Talk to someone you trust or to one of the organisations below.`,
    },
    high: {
      title: t`You do not have to face this alone`,
      text: t`People with answers like yours are often harmed by gambling. Help is free and confidential, and it works. An exclusion at Wanderluck takes effect immediately.`,
    },
  };
  const { title, text } = words[bandOf(score)];
  const isRaised = score >= 3;
  return (
    <PaperCard as="section" className={s.result}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <div
        className={s.meter}
        role="img"
        aria-label={t`${score} of ${MAX_SCORE} points. A score of 3 or more suggests that play causes problems. A score of 8 or more suggests that play causes harm.`}
      >
        <i style={{ left: `${(score / MAX_SCORE) * 100}%` }} />
      </div>
      <p>{text}</p>
      <p>
        <Trans>
          This questionnaire is not a diagnosis. It asks the questions from the Problem Gambling
          Severity Index in our own words.
        </Trans>
      </p>
      <div className={s.steps}>
        <Link to="/my-limits" className={buttonClass({ variant: isRaised ? 'brass' : 'ink' })}>
          {isRaised ? <Trans>Take a break or self-exclude</Trans> : <Trans>Set a limit</Trans>}
        </Link>
        <Link to="/my-play" className={buttonClass({ variant: 'ink' })}>
          <Trans>View my play</Trans>
        </Link>
        <Button variant="quiet" onClick={again}>
          <Trans>Answer the questions again</Trans>
        </Button>
      </div>
    </PaperCard>
  );
}
