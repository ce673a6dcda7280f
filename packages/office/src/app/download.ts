/** Downloads a table as a CSV file (RFC 4180, UTF-8 with the byte order mark that spreadsheets expect). */
export function downloadCsv(name: string, rows: readonly (readonly (string | number)[])[]): void {
  const cell = (value: string | number) => {
    // Prevent spreadsheets from evaluating text that begins like a formula.
    const text =
      typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
    return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const body = rows.map((row) => row.map(cell).join(',')).join('\r\n');
  const address = URL.createObjectURL(
    new Blob(['\ufeff', body, '\r\n'], { type: 'text/csv;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
