const NUMBER = /^-?[\d.]+$/;

/** Rows of cells as lines of text, each column as wide as its widest cell; numbers, and what heads them, are set right. */
export function textTable(rows: readonly (readonly string[])[]): string {
  const columns = (rows[0] ?? []).map((_, column) => {
    const cells = rows.map((row) => row[column] ?? '');
    return {
      width: Math.max(...cells.map(({ length }) => length)),
      isOfNumbers: cells.slice(1).every((cell) => NUMBER.test(cell)),
    };
  });
  const lineOf = (row: readonly string[]) =>
    columns
      .map(({ width, isOfNumbers }, column) => {
        const cell = row[column] ?? '';
        return isOfNumbers ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return rows.map((row) => `${lineOf(row)}\n`).join('');
}
