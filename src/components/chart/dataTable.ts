/** The figures of a chart; the first text of a row is its heading. */
export interface DataTable {
  /** What opens it, in a few words: by what the figures are told apart. */
  readonly title: string;
  /** What is counted, and of how many. */
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
