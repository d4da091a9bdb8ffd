import { Card } from '@/shared/ui/card';
import { DescriptionList } from '@/shared/ui/description-list';

/** Quick statistics with placeholder dashes, as the spec has them (§2 Profile). */
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
