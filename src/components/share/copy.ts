/** What came of a text to copy: it is copied, or shown in a field, chosen, to be copied by hand. */
export type Copied = 'copied' | 'by-hand';

/** Copies a text. Where the browser does not let a page do so, shows it in a field of its own, which it leads to. */
export const copyText = async (text: string, field: HTMLTextAreaElement): Promise<Copied> => {
  const around = field.parentElement!;
  try {
    await navigator.clipboard.writeText(text);
    around.hidden = true;
    return 'copied';
  } catch {
    around.hidden = false;
    field.value = text;
    field.focus();
    field.select();
    return 'by-hand';
  }
};
