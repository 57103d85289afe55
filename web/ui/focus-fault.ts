/**
 * Brings the first control that says it is wrong into sight, with the keyboard in it: in a long form it may be far from the button
 * that was pressed, and a button that seems to do nothing is pressed again. Forms of react-hook-form do so by themselves.
 */
export function focusFirstFault(within: ParentNode | null): void {
  within?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
