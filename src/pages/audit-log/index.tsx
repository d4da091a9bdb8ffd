import { PATIENT_MESSAGES } from '@/contract/patients';
import { AuditLog, auditDomain } from '@/features/audit';
import { patientOptions, useBookablePatients } from '@/features/patients';
import { failureOf } from '@/shared/api/errors';
import { ComboBoxField } from '@/shared/ui/combo-box-field/ComboBoxField';
import { PageHeader } from '@/shared/ui/page-header/PageHeader';

/** /access-log, for an ADMIN. */
export function AuditLogPage() {
  return (
    <>
      <PageHeader
        title="Registro de accesos"
        description="Quién ha visto o cambiado qué ficha, cuándo y desde dónde. Aquí no hay contenido clínico, y la aplicación no deja cambiarlo."
      />
      <AuditLog renderPatientFilter={(props) => <PatientFilter {...props} />} />
    </>
  );
}

function PatientFilter({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  // Those of the whole practice, also for a therapist who is administration.
  const patients = useBookablePatients();
  return (
    <ComboBoxField
      label="Paciente"
      placeholder="Todos los pacientes"
      emptyText="No se encontraron pacientes"
      options={patientOptions(patients.currentData ?? [])}
      loading={patients.isLoading}
      failure={failureOf({ ...patients, text: PATIENT_MESSAGES.listFailed })}
      value={value}
      onChange={onChange}
    />
  );
}

export { AuditLogPage as Component };

export const domains = [auditDomain];
