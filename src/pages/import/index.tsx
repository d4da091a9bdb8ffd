import { TEAM_MESSAGES } from '@/contract/team';
import { RoleGate, useAuth } from '@/features/auth';
import {
  AppointmentImportHistory,
  ImportHistory,
  ImportWizard,
  kindChosen,
  selectImport,
  therapistChosen,
  importsDomain,
} from '@/features/imports';
import { useAsksTherapist, useListTherapistsQuery } from '@/features/team';
import { failureOf } from '@/shared/api/errors';
import { useCapability } from '@/shared/capabilities';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { ROUTES } from '@/shared/routes';
import { Breadcrumbs } from '@/shared/ui/breadcrumbs/Breadcrumbs';
import { ButtonLink } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { UploadIcon } from '@/shared/ui/icon/icons';
import { NativeSelectField } from '@/shared/ui/native-select-field/NativeSelectField';
import { PageHeader } from '@/shared/ui/page-header/PageHeader';
import { SegmentedControl } from '@/shared/ui/segmented-control/SegmentedControl';
import { SkeletonCard } from '@/shared/ui/skeleton/Skeleton';

/** /import */
export function ImportPage() {
  return (
    <RoleGate audience="staff">
      <Import />
    </RoleGate>
  );
}

/** For whom administration imports. */
function TherapistField() {
  const dispatch = useAppDispatch();
  const { kind, therapistId } = useAppSelector(selectImport);
  const therapists = useListTherapistsQuery();
  return (
    <NativeSelectField
      label={kind === 'appointments' ? 'Fisioterapeuta que da las citas' : 'Fisioterapeuta que los atenderá'}
      placeholder="Elige un fisioterapeuta"
      required
      options={(therapists.currentData ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      value={therapistId ?? ''}
      onChange={(id) => dispatch(therapistChosen(id))}
      failure={failureOf({ ...therapists, text: TEAM_MESSAGES.listFailed })}
    />
  );
}

const KINDS = [
  { value: 'patients', label: 'Pacientes' },
  { value: 'appointments', label: 'Citas' },
] as const;

/** What the file brings, where the server takes more than patients. */
function KindChoice() {
  const dispatch = useAppDispatch();
  const { kind, stage } = useAppSelector(selectImport);
  return (
    <SegmentedControl
      label="Qué se importa"
      options={KINDS}
      value={kind}
      // While rows are decided and corrected, one press must not drop the file: «Volver a las columnas» comes first.
      disabled={['checking', 'deciding', 'sending'].includes(stage)}
      onChange={(chosen) => dispatch(kindChosen(chosen))}
    />
  );
}

function Import() {
  const { user } = useAuth();
  const isAdmin = user?.role === 'ADMIN';
  const asksTherapist = useAsksTherapist();
  const canImport = useCapability('imports');
  const takesAppointments = useCapability('appointmentImports');
  const isAgenda = useAppSelector(selectImport).kind === 'appointments';
  const from = isAdmin
    ? { label: 'Ajustes', to: ROUTES.settings }
    : { label: 'Pacientes', to: ROUTES.patients };
  return (
    <>
      <PageHeader
        title={isAgenda ? 'Importar citas' : 'Importar pacientes'}
        description={`Trae ${isAgenda ? 'las citas' : 'los pacientes'} de otro programa desde un archivo.`}
        actions={canImport && takesAppointments && <KindChoice />}
        breadcrumbs={<Breadcrumbs items={[from, { label: 'Importar' }]} />}
      />
      {canImport && asksTherapist !== undefined ? (
        <>
          <ImportWizard
            {...(asksTherapist && { therapistField: <TherapistField /> })}
            {...(!isAdmin && {
              link: (
                <ButtonLink to={isAgenda ? ROUTES.appointments : ROUTES.patients} variant="primary">
                  {isAgenda ? 'Ver citas' : 'Ver pacientes'}
                </ButtonLink>
              ),
            })}
          />
          {isAgenda ? <AppointmentImportHistory /> : <ImportHistory />}
        </>
      ) : canImport !== false ? (
        <SkeletonCard label="Cargando" />
      ) : (
        <EmptyState icon={UploadIcon} title="Esta consulta no importa pacientes aquí" />
      )}
    </>
  );
}

export { ImportPage as Component };

export const domains = [importsDomain];
