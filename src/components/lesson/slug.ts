/** The name of a lesson without its number, which may change: `asso-e-re` of `03-asso-e-re`. */
export const slugOf = (id: string): string => id.replace(/^\d+-/, '');
