import type { Announcement } from '../use-announcement.ts';

/** Line that screen readers announce when it changes. The page shows the same information visually. */
export function AnnouncementLine({ announcement }: { announcement: Announcement }) {
  return (
    <p role="status" className="sr-only">
      <span key={announcement.no}>{announcement.words}</span>
    </p>
  );
}
