import type { Announcement } from '../use-announcement.ts';

/**
 * Announces text to screen readers whenever it changes. Sighted members see the same information elsewhere on the page.
 */
export function AnnouncementLine({ announcement }: { announcement: Announcement }) {
  return (
    <p role="status" className="sr-only">
      <span key={announcement.no}>{announcement.words}</span>
    </p>
  );
}
