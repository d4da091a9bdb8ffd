/** Controls of a field; of a date or a time its segments. */
const CONTROLS = 'input:not([type="hidden"]), select, textarea, [tabindex="0"], button';

/** Focuses the first field inside `part` that has an error, after a try that was refused. */
export function focusFirstInvalid(part: HTMLElement | null): void {
  part?.querySelector('[data-field-invalid]')?.querySelector<HTMLElement>(CONTROLS)?.focus();
}

/** Focuses what has this id: a control, or the first one inside, because a date or a time is a group of segments. */
export function focusControl(id: string): void {
  const target = document.getElementById(id);
  const control = target?.matches(CONTROLS) ? target : target?.querySelector<HTMLElement>(CONTROLS);
  control?.focus();
}
