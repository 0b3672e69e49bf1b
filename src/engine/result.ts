/** What anything that reads input returns: a value, or an error that is itself a value with a kind and its parameters. */
export type Result<Value, Failure> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: Failure };

export const succeed = <Value>(value: Value) => ({ ok: true, value }) as const;
export const fail = <Failure>(error: Failure) => ({ ok: false, error }) as const;
