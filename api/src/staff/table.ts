/** Formats rows as aligned columns for a terminal. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (most, row) => row.map((cell, index) => Math.max(most[index] ?? 0, cell.length)),
    [],
  );

  return rows
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Formats rows as CSV. A cell that a spreadsheet would treat as a formula becomes text. */
export const csv = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map(cell).join(',')).join('\r\n');

// Spreadsheets strip invisible characters before they look for a formula, and some accept full-width signs.
const formula = /^[\s\p{Cc}\p{Cf}'"]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

// Where a list is read with semicolons, a cell begins after each of them, quoted or not.
const hiddenFormula = /;(?=[\s\p{Cc}\p{Cf}'"]*[=+\-@＝＋－＠])/gu;

function cell(text: string) {
  const safe = `${formula.test(text) ? "'" : ''}${text}`.replace(hiddenFormula, ";'");

  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
