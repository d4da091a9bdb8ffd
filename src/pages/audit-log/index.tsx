import { AuditLog, auditDomain } from '@/features/audit';
import { PatientFilter } from '@/features/patients';
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

export { AuditLogPage as Component };

export const domains = [auditDomain];
