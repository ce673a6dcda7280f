import { Icon, type IconName } from '@wl/ui/icon';
import { Stamp, type StampProps } from '@wl/ui/journey/stamp';
import type { ReactNode } from 'react';
import { fill } from '@wl/world/articles/facts';
import { stepsOf } from '@wl/world/articles/guide';
import type { InfoText } from '@wl/world/articles/text';
import { Blocks, inlines } from '@wl/ui/text/blocks';
import { TextSection } from '@wl/ui/text/text-sheet';
import { TextLink } from '../../../app/text-link.tsx';
import { useGuideEnd } from '../use-guide-end.ts';
import s from './guide.module.css';

interface Chapter {
  /** Airport code of the city, as shown on its stamp. */
  code: string;
  tone: NonNullable<StampProps['tone']>;
  /** City whose postcard is at the top of the chapter. */
  city: string;
  /** Icons of the chapter's steps, in order. */
  steps: readonly IconName[];
}

/** Stamp, postcard and step icons for each chapter of the guide, in order: join, deposit, play. */
const chapters: readonly Chapter[] = [
  { code: 'IST', tone: 'red', city: 'istanbul', steps: ['user', 'bag', 'envelope', 'passport'] },
  { code: 'LHR', tone: 'blue', city: 'london', steps: ['wallet', 'card', 'hourglass', 'bank'] },
  {
    code: 'HND',
    tone: 'plum',
    city: 'tokyo',
    steps: ['floor', 'play', 'coin', 'seal', 'lifebuoy'],
  },
];

/** Renders the how-to guide. Each section with a numbered list becomes a chapter. */
export function Guide({
  text,
  facts,
}: {
  text: InfoText;
  facts: Readonly<Record<string, string>>;
}) {
  let number = -1;
  return text.sections.map((section, at) => {
    const steps = stepsOf(section);
    if (section.title === undefined || !steps) {
      return <TextSection key={at} section={section} facts={facts} link={TextLink} />;
    }
    number += 1;
    const chapter = chapters[number];
    return (
      <section key={at} className={s.chapter}>
        <header className={s.head}>
          {chapter && (
            <img
              src={`/art/cities/${chapter.city}/postcard-800.avif`}
              alt=""
              width={800}
              height={533}
              loading="lazy"
              className={s.card}
            />
          )}
          <span className={s.number} aria-hidden="true">
            {number + 1}
          </span>
          <h2>{fill(section.title, facts)}</h2>
          {chapter && (
            <span className={s.stamp} aria-hidden="true">
              <Stamp name={chapter.code} tone={chapter.tone} round />
            </span>
          )}
        </header>
        <Blocks
          blocks={section.blocks.filter((block) => block !== steps)}
          facts={facts}
          link={TextLink}
        />
        <Steps chapter={number}>
          {steps.list.map((step, line) => (
            <li key={line}>
              <span className={s.icon}>
                <Icon name={chapter?.steps[line] ?? 'check'} size={22} />
              </span>
              <p>{inlines(step, { facts, link: TextLink })}</p>
            </li>
          ))}
        </Steps>
      </section>
    );
  });
}

/**
 * Shows the steps of a chapter. Detects when the member reaches the end, because some missions require reading a
 * chapter to the end.
 */
function Steps({ chapter, children }: { chapter: number; children: ReactNode }) {
  const end = useGuideEnd(chapter);
  return (
    <>
      <ol className={s.steps}>{children}</ol>
      <span ref={end} />
    </>
  );
}
