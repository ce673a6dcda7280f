const two = (value: number) => String(value).padStart(2, '0');

/** Converts an instant to the clerk's time zone, in the format of a date and time field (`YYYY-MM-DDThh:mm`). */
export function localTime(instant: string): string {
  const at = new Date(instant);
  const day = `${String(at.getFullYear())}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}
