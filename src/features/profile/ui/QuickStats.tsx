import { Card } from '@/shared/ui/card/Card';
import { DescriptionList } from '@/shared/ui/description-list/DescriptionList';

/** Counts of the profile. No documented call returns them, so each shows a dash. */
export function QuickStats() {
  return (
    <Card title="Estadísticas rápidas">
      <DescriptionList
        items={[
          { label: 'Pacientes activos', value: '-' },
          { label: 'Citas esta semana', value: '-' },
          { label: 'Sesiones completadas', value: '-' },
        ]}
      />
    </Card>
  );
}
