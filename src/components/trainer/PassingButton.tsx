import type { ComponentChildren } from 'preact';

/** The id of the control that takes the focus of a button that goes. */
export const undoId = 'annulla';

/**
 * A button that is gone once it has done its work. The focus moves on to undoing, which is always there and harmless,
 * rather than to nowhere, from where a keyboard would start over.
 */
export const PassingButton = ({
  onClick,
  children,
}: {
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}) => (
  <button
    type="button"
    onClick={() => {
      onClick();
      document.getElementById(undoId)?.focus();
    }}
  >
    {children}
  </button>
);
