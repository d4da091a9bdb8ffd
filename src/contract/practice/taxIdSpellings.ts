/**
 * A stored number in the ways in which people write it, for a search that compares text: `12345678Z`, `12345678-Z`,
 * `12.345.678-Z`, and so on. Empty without a number.
 */
export function taxIdSpellings(number: string | null | undefined): string {
  const [, kind = '', digits = '', letter = ''] = /^([A-Z]?)(\d{7,8})([A-Z])$/.exec(number ?? '') ?? [];
  if (!digits) return number ?? '';
  const dotted = digits.replace(/\B(?=(?:\d{3})+$)/g, '.');
  return (kind ? [kind, `${kind}-`] : [''])
    .flatMap((start) =>
      [digits, dotted].flatMap((middle) => ['', '-'].map((end) => start + middle + end + letter)),
    )
    .join(' ');
}
