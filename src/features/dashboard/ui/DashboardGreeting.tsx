import { useNow } from '@/shared/lib/hooks';
import { formatLongDate, practiceWallClock } from '@/shared/lib/dates';
import { PageHeader } from '@/shared/ui/page-header/PageHeader';
import { greetingAt } from '../greeting';

/** `now` can be passed in, so that stories and tests show a fixed time. */
export interface DashboardGreetingProps {
  name: string;
  now?: Date;
}

/** 'Buenos días, Ana' and today's date. */
export function DashboardGreeting({ name, now: given }: DashboardGreetingProps) {
  const current = useNow();
  const now = given ?? current;
  const hour = Number(practiceWallClock(now).time.slice(0, 2));
  const date = formatLongDate(now);
  return (
    <PageHeader
      title={`${greetingAt(hour)}, ${name.split(' ')[0] ?? name}`}
      description={date.charAt(0).toUpperCase() + date.slice(1)}
    />
  );
}
