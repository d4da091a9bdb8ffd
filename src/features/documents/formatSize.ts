import { LOCALE } from '@/contract/common/constants';

const KILOBYTE = 1024;

/** Size of a file in Spanish: '340 kB', '2,4 MB'. */
export function formatSize(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  const isLarge = kilobytes >= KILOBYTE;
  const amount = isLarge ? kilobytes / KILOBYTE : Math.max(1, kilobytes);
  const digits = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: isLarge ? 1 : 0 });
  return `${digits.format(amount)} ${isLarge ? 'MB' : 'kB'}`;
}
