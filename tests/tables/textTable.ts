/** Rows of cells as lines of text, each column as wide as its widest cell; the first is set left, the others right. */
export function textTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lineOf = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!),
      )
      .join('  ')
      .trimEnd();
  return rows.map((row) => `${lineOf(row)}\n`).join('');
}
