import type { ComponentProps } from 'react';
import { agendaWith } from '@/features/appointments';
import { CoversCard, HandoverAllDialog } from '@/features/care';
import { AwayNotice, useListHoursQuery } from '@/features/hours';
import { MailFailuresCard, MailTextsCard, TestMailCard } from '@/features/outbox';
import { HolidaysPanel, OpeningHoursPanel, MailSettingsForm } from '@/features/practice';
import { AgendaMailsCard, TeamPanel, TherapistSelectField, useListTeamQuery } from '@/features/team';
import { useCapability } from '@/shared/capabilities';
import { openedIn, useOpening } from '@/shared/openings/useOpening';
import { ROUTES } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ClockIcon } from '@/shared/ui/icon/icons';
import { SkeletonCard } from '@/shared/ui/skeleton/Skeleton';
import styles from './sections.module.css';

/** /settings/hours */
export function HoursSection() {
  return (
    <div className={styles.panels}>
      <OpeningHoursPanel />
      <HolidaysPanel dayAddress={(date) => agendaWith({ view: 'calendar', range: 'day', date })} />
      <TherapistsCard />
    </div>
  );
}

/** Link to the hours of each therapist, on a backend that keeps them. */
function TherapistsCard() {
  const { data } = useListHoursQuery();
  if (!data) return null;
  return (
    <Card title="Fisioterapeutas" description="El horario, las ausencias y las horas extra de cada persona.">
      <ButtonLink to={ROUTES.hours} icon={ClockIcon}>
        Ver los horarios
      </ButtonLink>
    </Card>
  );
}

/** The mails of the practice: which leave, those that have not left, and whether mails leave at all. */
export function MailsSection() {
  const hasOutbox = useCapability('outbox');
  if (hasOutbox === undefined) return <SkeletonCard label="Cargando" />;
  if (!hasOutbox) return <EmptyState title="Este servidor no envía correos de citas" />;
  return (
    <div className={styles.stack}>
      <MailFailuresCard />
      <TestMailCard />
      <MailSettingsForm />
      <AgendaMailsCard />
      <MailTextsCard />
    </div>
  );
}

const renderTherapist: ComponentProps<typeof CoversCard>['renderTherapist'] = (slot) => (
  <TherapistSelectField {...slot} />
);

/** The team, the covers of its therapists, and the hand-over of what somebody has in hand. */
export function TeamSection() {
  const { currentData: members } = useListTeamQuery();
  const handover = useOpening('memberHandover');
  const leaving = openedIn(members, handover);
  return (
    <div className={styles.stack}>
      <TeamPanel onHandover={({ id }) => handover.open(id)} />
      <CoversCard renderTherapist={renderTherapist} renderAway={(standIn) => <AwayNotice {...standIn} />} />
      {leaving && (
        <HandoverAllDialog from={leaving} renderTherapist={renderTherapist} onClose={handover.close} />
      )}
    </div>
  );
}

export { RoomsPanel as RoomsSection } from '@/features/rooms';
export { ServicesPanel as ServicesSection } from '@/features/services';
