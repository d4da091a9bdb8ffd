import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { useListHoursQuery } from '../api';
import { absenceSpanText } from '../hoursTexts';

export interface AwayNoticeProps {
  therapistId: string;
  /** First and last day, `YYYY-MM-DD`, both included. */
  from: string;
  to: string;
}

/** Says when a therapist is away within some days. Nothing while they are not, or on a backend that keeps no hours. */
export function AwayNotice({ therapistId, from, to }: AwayNoticeProps) {
  const { data } = useListHoursQuery();
  const hours = data?.find((one) => one.therapistId === therapistId);
  const away = hours?.absences.filter((one) => one.from <= to && from <= one.to) ?? [];
  if (!hours || away.length === 0) return null;
  return (
    <InlineAlert tone="warning" title={`${hours.name} también falta en esos días`} live>
      {away.map(absenceSpanText).join(' · ')}
    </InlineAlert>
  );
}
