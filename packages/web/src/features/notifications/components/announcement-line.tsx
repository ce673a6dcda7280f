import type { Announcement } from '../use-announcement.ts';

/** Line that screen readers announce when it changes. The page shows the same information visually. */
export function AnnouncementLine({ said }: { said: Announcement }) {
  return (
    <p role="status" className="sr-only">
      <span key={said.no}>{said.words}</span>
    </p>
  );
}
