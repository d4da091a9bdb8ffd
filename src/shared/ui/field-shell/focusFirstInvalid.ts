/** Focuses the first field inside `part` that has an error, after a try that was refused. */
export function focusFirstInvalid(part: HTMLElement | null): void {
  const field = part?.querySelector('[data-field-invalid]');
  field
    ?.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea, [tabindex="0"], button')
    ?.focus();
}
