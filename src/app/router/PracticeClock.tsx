import { Outlet } from 'react-router-dom';
import { DEFAULT_TIME_ZONE } from '@/contract/common/limits';
import { keepPracticeZone } from '@/shared/lib/dates';
import { usePracticeIdentity } from '@/shared/practice-identity';

/** The screens by the practice's clock. Asked beside the check of the sign-in session, so that nothing waits for it. */
export function PracticeClock() {
  const zone = usePracticeIdentity()?.timeZone ?? DEFAULT_TIME_ZONE;
  keepPracticeZone(zone);
  // Drawn anew where the clock turns out to be another, because times are formatted while they are drawn.
  return <Outlet key={zone} />;
}
