import { HolidaysPanel, OpeningHoursPanel } from '@/features/practice';

/** /settings/hours */
export function HoursSection() {
  return (
    <>
      <OpeningHoursPanel />
      <HolidaysPanel />
    </>
  );
}
