import type { Announcement } from '../use-announcement.ts';

/**
 * Line that is visible only to screen readers, which announce it whenever it changes. Sighted members see the same
 * information on the page.
 */
export function AnnouncementLine({ announcement }: { announcement: Announcement }) {
  return (
    <p role="status" className="sr-only">
      <span key={announcement.no}>{announcement.words}</span>
    </p>
  );
}
