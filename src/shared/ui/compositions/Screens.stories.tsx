import { useState, type ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BRAND } from '@/contract/common/constants';
import { Avatar } from '../avatar/Avatar';
import { Badge } from '../badge/Badge';
import { BarChart } from '../bar-chart/BarChart';
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs';
import { Button, ButtonLink } from '../button/Button';
import { Card } from '../card/Card';
import { CheckboxField } from '../checkbox-field/CheckboxField';
import { DataTable } from '../data-table/DataTable';
import type { Column } from '../data-table/rows';
import { DatePickerField } from '../date-picker-field/DatePickerField';
import { DescriptionList } from '../description-list/DescriptionList';
import { Dialog } from '../dialog/Dialog';
import { EmptyState } from '../empty-state/EmptyState';
import { FilterPanel, FilterToggle } from '../filter-panel/FilterPanel';
import {
  ActivityIcon,
  BellIcon,
  CalendarCheckIcon,
  CalendarIcon,
  CalendarPlusIcon,
  ConversationIcon,
  EditIcon,
  ExerciseIcon,
  GridIcon,
  ListIcon,
  PatientsIcon,
  PlayIcon,
  PlusIcon,
  RoutineIcon,
  SearchEmptyIcon,
  TrashIcon,
} from '../icon/icons';
import { IconButton } from '../icon-button/IconButton';
import { InlineAlert } from '../inline-alert/InlineAlert';
import { LineChart } from '../line-chart/LineChart';
import { LoadMore } from '../load-more/LoadMore';
import { Logo } from '../logo/Logo';
import { Menu } from '../menu/Menu';
import { NativeSelectField } from '../native-select-field/NativeSelectField';
import { NumberField } from '../number-field/NumberField';
import { PageHeader } from '../page-header/PageHeader';
import { PasswordField } from '../password-field/PasswordField';
import { ProgressBar } from '../progress-bar/ProgressBar';
import { ScaleField } from '../scale-field/ScaleField';
import { SearchField } from '../search-field/SearchField';
import { SegmentedControl } from '../segmented-control/SegmentedControl';
import { SkeletonList, SkeletonStats, SkeletonTable } from '../skeleton/Skeleton';
import { StatCard, StatGrid } from '../stat-card/StatCard';
import { Tabs } from '../tabs/Tabs';
import { TextAreaField } from '../text-area-field/TextAreaField';
import { TextField } from '../text-field/TextField';
import { TimeField } from '../time-field/TimeField';
import { Toolbar } from '../toolbar/Toolbar';
import styles from './Screens.module.css';

const ignore = () => {};

function Page({ children }: { children: ReactNode }) {
  return (
    <div className={styles.app}>
      <header className={styles.bar}>
        <Logo size="md" />
        <div className={styles.end}>
          <IconButton icon={BellIcon} label="Notificaciones, 3 sin leer" badge="3" />
          <Avatar name="Marta Sanz" />
        </div>
      </header>
      <main className={styles.page}>{children}</main>
    </div>
  );
}

/** Components combined as in real screens, for judging spacing, contrast and phone width. */
const meta = { title: 'Composiciones/Pantallas', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignIn: Story = {
  render: function SignInStory() {
    const [email, setEmail] = useState('marta.sanz@example.com');
    const [password, setPassword] = useState('');
    return (
      <main className={styles.centre}>
        <Logo size="lg" />
        <div className={styles.narrow}>
          <Card title="Iniciar sesión" headingLevel={2} description={BRAND.tagline}>
            <div className={styles.stack}>
              <InlineAlert tone="danger" live>
                Credenciales inválidas
              </InlineAlert>
              <TextField label="Email" type="email" required value={email} onChange={setEmail} />
              <PasswordField
                label="Contraseña"
                required
                autoComplete="current-password"
                value={password}
                onChange={setPassword}
              />
              <Button variant="primary" size="lg" fullWidth>
                Iniciar sesión
              </Button>
            </div>
          </Card>
        </div>
        <p>
          ¿No tienes cuenta? <a href="#registro">Regístrate</a>
        </p>
      </main>
    );
  },
};

const people = [
  'Ana López Ruiz',
  'Álvaro Núñez Peña',
  'Begoña Íñiguez Sanz',
  'José Ángel García',
  'María del Mar Ortiz',
];

export const Dashboard: Story = {
  render: () => (
    <Page>
      <PageHeader
        title="Buenos días, Marta"
        description="Hoy tienes 8 citas; la primera, a las 9:30."
        actions={
          <>
            <ButtonLink to="/patients/new" icon={PlusIcon}>
              Nuevo paciente
            </ButtonLink>
            <ButtonLink to="/appointments/new" variant="primary" icon={CalendarPlusIcon}>
              Nueva cita
            </ButtonLink>
          </>
        }
      />
      <div className={styles.stack}>
        <StatGrid label="Resumen">
          <StatCard label="Pacientes" value={134} icon={PatientsIcon} to="/patients" />
          <StatCard label="Citas" value="1.208" icon={CalendarIcon} tone="info" to="/appointments" />
          <StatCard
            label="Citas de hoy"
            value={8}
            icon={CalendarCheckIcon}
            tone="success"
            hint="2 por confirmar"
          />
          <StatCard label="Rutinas activas" value={57} icon={RoutineIcon} tone="warning" />
        </StatGrid>
        <div className={styles.columns}>
          <Card
            title="Pacientes recientes"
            actions={
              <Button size="sm" variant="quiet">
                Ver todos
              </Button>
            }
          >
            <ul className={styles.list}>
              {people.map((name, index) => (
                <li key={name} className={styles.row}>
                  <Avatar name={name} />
                  <span className={styles.grow}>
                    <b>{name}</b>
                    <span className={styles.muted}>Alta el {20 - index}/11/2026</span>
                  </span>
                  <Badge tone={index === 3 ? 'neutral' : 'success'}>
                    {index === 3 ? 'Inactivo' : 'Activo'}
                  </Badge>
                </li>
              ))}
            </ul>
          </Card>
          <Card title="Agenda de hoy">
            <ul className={styles.list}>
              {['09:30', '10:30', '12:00', '16:00'].map((time, index) => (
                <li key={time} className={styles.row}>
                  <span className={styles.time}>{time}</span>
                  <span className={styles.grow}>
                    <b>{people[index]}</b>
                    <span className={styles.muted}>
                      {index % 2 ? 'Seguimiento, 45 min' : 'Tratamiento, 60 min'}
                    </span>
                  </span>
                  <Badge tone={(['success', 'info', 'warning', 'danger'] as const)[index]}>
                    {['Completada', 'Confirmada', 'Programada', 'Cancelada'][index]}
                  </Badge>
                </li>
              ))}
            </ul>
          </Card>
        </div>
      </div>
    </Page>
  ),
};

interface Person {
  name: string;
  email: string;
  active: boolean;
}
const rows: Person[] = people.map((name, index) => ({
  name,
  email: `paciente${index + 1}@example.com`,
  active: index !== 3,
}));
const columns: Column<Person>[] = [
  {
    key: 'name',
    header: 'Paciente',
    cardTitle: true,
    sortable: true,
    render: ({ name }) => (
      <span className={styles.person}>
        <Avatar name={name} /> <b>{name}</b>
      </span>
    ),
  },
  { key: 'email', header: 'Contacto', render: ({ email }) => email },
  {
    key: 'state',
    header: 'Estado',
    render: ({ active }) => (
      <Badge tone={active ? 'success' : 'neutral'}>{active ? 'Activo' : 'Inactivo'}</Badge>
    ),
  },
  {
    key: 'invitation',
    header: 'Invitación',
    render: ({ active }) =>
      active ? <Badge tone="info">Enviada</Badge> : <Button size="sm">Enviar invitación</Button>,
  },
  { key: 'since', header: 'Fecha de registro', align: 'end', sortable: true, render: () => '12/10/2026' },
];

export const PatientList: Story = {
  render: function PatientListStory() {
    const [text, setText] = useState('');
    const [open, setOpen] = useState(true);
    return (
      <Page>
        <PageHeader
          title="Pacientes"
          actions={
            <ButtonLink to="/patients/new" variant="primary" icon={PlusIcon}>
              Nuevo paciente
            </ButtonLink>
          }
        />
        <Toolbar
          search={
            <SearchField
              label="Buscar pacientes"
              placeholder="Buscar por nombre o email..."
              value={text}
              onChange={setText}
            />
          }
          actions={
            <>
              <FilterToggle open={open} onToggle={() => setOpen(!open)} activeCount={1} />
              <SegmentedControl
                label="Vista"
                iconOnly
                value="list"
                onChange={ignore}
                options={[
                  { value: 'list', label: 'Lista', icon: ListIcon },
                  { value: 'grid', label: 'Cuadrícula', icon: GridIcon },
                ]}
              />
            </>
          }
        />
        <FilterPanel open={open} activeCount={1} onClear={ignore}>
          <NativeSelectField
            label="Estado"
            placeholder="Todos los estados"
            value="ACTIVE"
            onChange={ignore}
            options={[{ value: 'ACTIVE', label: 'Activo' }]}
          />
          <DatePickerField label="Desde" value="2026-10-01" onChange={ignore} />
          <DatePickerField label="Hasta" value="" onChange={ignore} />
        </FilterPanel>
        <DataTable
          caption="Pacientes"
          columns={columns}
          rows={rows}
          getRowId={(person) => person.name}
          sort={{ key: 'name', direction: 'ascending' }}
          onSortChange={ignore}
          rowActions={(person) => (
            <>
              <IconButton size="sm" icon={ConversationIcon} label={`Enviar mensaje a ${person.name}`} />
              <IconButton size="sm" icon={EditIcon} label={`Editar a ${person.name}`} />
              <Menu
                size="sm"
                label={`Más acciones de ${person.name}`}
                items={[
                  { key: 'delete', label: 'Eliminar', icon: TrashIcon, tone: 'danger', onSelect: ignore },
                ]}
              />
            </>
          )}
        />
        <LoadMore summary="Mostrando 5 de 134 pacientes" hasMore onLoadMore={ignore} />
      </Page>
    );
  },
};

export const AppointmentForm: Story = {
  render: function AppointmentFormStory() {
    const [date, setDate] = useState('2026-11-24');
    const [pain, setPain] = useState<number | null>(4);
    return (
      <Page>
        <PageHeader
          title="Nueva cita"
          breadcrumbs={
            <Breadcrumbs items={[{ label: 'Citas', to: '/appointments' }, { label: 'Nueva cita' }]} />
          }
        />
        <div className={styles.form}>
          <InlineAlert tone="warning" title="Ese hueco está ocupado">
            Begoña Íñiguez tiene cita de 10:00 a 11:00. Elige otro: 11:00, 12:30 o 16:00.
          </InlineAlert>
          <Card title="Datos de la cita">
            <div className={styles.stack}>
              <NativeSelectField
                label="Paciente"
                required
                placeholder="Selecciona un paciente"
                value=""
                error="Selecciona un paciente"
                onChange={ignore}
                options={[]}
              />
              <div className={styles.fields}>
                <DatePickerField label="Fecha" required value={date} onChange={setDate} />
                <TimeField label="Hora" required value="10:00" onChange={ignore} />
                <NumberField
                  label="Duración"
                  unit="min"
                  value={60}
                  onChange={ignore}
                  help="De 15 a 480 minutos"
                />
              </div>
              <ScaleField
                label="Dolor al empezar"
                value={pain}
                onChange={setPain}
                anchors={{ 0: 'Sin dolor', 10: 'El peor dolor imaginable' }}
              />
              <TextAreaField label="Notas" value="" onChange={ignore} />
              <CheckboxField label="Avisar al paciente por correo" value onChange={ignore} />
            </div>
          </Card>
          <div className={styles.buttons}>
            <Button>Cancelar</Button>
            <Button variant="primary">Guardar cita</Button>
          </div>
        </div>
      </Page>
    );
  },
};

export const PatientDetail: Story = {
  render: function PatientDetailStory() {
    const [tab, setTab] = useState('progress');
    const weeks = ['3 oct', '10 oct', '17 oct', '24 oct', '31 oct', '7 nov', '14 nov'];
    return (
      <Page>
        <PageHeader
          title="Ana López Ruiz"
          badge={<Badge tone="success">Activo</Badge>}
          breadcrumbs={
            <Breadcrumbs items={[{ label: 'Pacientes', to: '/patients' }, { label: 'Ana López Ruiz' }]} />
          }
          actions={
            <>
              <Button icon={EditIcon}>Editar</Button>
              <Button variant="primary" icon={CalendarPlusIcon}>
                Nueva cita
              </Button>
            </>
          }
        />
        <Tabs
          label="Ficha"
          value={tab}
          onChange={setTab}
          options={[
            { value: 'progress', label: 'Progreso' },
            { value: 'evaluations', label: 'Evaluaciones', count: 3 },
            { value: 'sessions', label: 'Sesiones', count: 12 },
          ]}
        >
          <div className={styles.columns}>
            <Card title="Evolución">
              <LineChart
                title="Dolor de 0 a 10"
                min={0}
                max={10}
                series={[
                  {
                    name: 'Antes',
                    points: weeks.map((x, index) => ({ x, y: [8, 7, 6, 6, 5, 4, 3][index] ?? null })),
                  },
                  {
                    name: 'Después',
                    points: weeks.map((x, index) => ({ x, y: [6, 5, 4, 4, 3, 2, 1][index] ?? null })),
                  },
                ]}
              />
            </Card>
            <Card title="Adherencia de la semana">
              <BarChart
                title="Ejercicios hechos"
                bars={['L', 'M', 'X', 'J', 'V', 'S', 'D'].map((label, index) => ({
                  label,
                  value: [6, 6, 4, 0, 6, 2, 0][index] ?? 0,
                }))}
                target={{ value: 6, label: 'Prescrito' }}
              />
            </Card>
            <Card title="Datos personales">
              <DescriptionList
                columns={2}
                items={[
                  { label: 'Email', value: 'ana.lopez@example.com' },
                  { label: 'Teléfono', value: '600 123 456' },
                  { label: 'Fecha de nacimiento', value: '23/04/1987 (39 años)' },
                  { label: 'Dirección', value: '' },
                  { label: 'Alergias', value: 'Látex' },
                  { label: 'Medicación', value: 'Ninguna' },
                ]}
              />
            </Card>
            <Card title="Rutina de hoy" actions={<Badge tone="primary">En curso</Badge>}>
              <div className={styles.stack}>
                <ProgressBar
                  label="Fortalecimiento de rodilla"
                  value={3}
                  max={6}
                  valueText="3 de 6 ejercicios"
                />
                <Button variant="primary" icon={PlayIcon}>
                  Continuar
                </Button>
              </div>
            </Card>
          </div>
        </Tabs>
      </Page>
    );
  },
};

export const Loading: Story = {
  render: () => (
    <Page>
      <PageHeader title="Citas" />
      <div className={styles.stack}>
        <SkeletonStats label="Cargando..." />
        <SkeletonTable columns={5} rows={5} />
        <SkeletonList rows={3} />
      </div>
    </Page>
  ),
};

export const Empty: Story = {
  render: () => (
    <Page>
      <PageHeader
        title="Rutinas"
        actions={
          <Button variant="primary" icon={PlusIcon}>
            Nueva rutina
          </Button>
        }
      />
      <Card>
        <EmptyState
          icon={SearchEmptyIcon}
          title="No se encontraron rutinas"
          text="Prueba con otras palabras o limpia los filtros."
          action={<Button>Limpiar filtros</Button>}
        />
      </Card>
    </Page>
  ),
};

export const DialogOpen: Story = {
  render: () => (
    <Page>
      <PageHeader title="Ejercicios" />
      <StatGrid>
        <StatCard label="Ejercicios" value={168} icon={ExerciseIcon} />
        <StatCard label="Esta semana" value={24} icon={ActivityIcon} tone="info" />
      </StatGrid>
      <Dialog
        open
        onClose={ignore}
        title="Nuevo ejercicio"
        description="Los campos con asterisco son obligatorios."
        footer={
          <>
            <Button>Cancelar</Button>
            <Button variant="primary">Crear ejercicio</Button>
          </>
        }
      >
        <div className={styles.stack}>
          <TextField label="Nombre" required value="Puente de glúteos" onChange={ignore} />
          <div className={styles.fields}>
            <NumberField label="Series" value={3} onChange={ignore} />
            <NumberField label="Repeticiones" value={12} onChange={ignore} />
            <NumberField label="Duración" unit="min" value={10} onChange={ignore} />
          </div>
          <TextAreaField
            label="Instrucciones"
            rows={4}
            value="Túmbate boca arriba con las rodillas flexionadas. Eleva la pelvis despacio y mantén tres segundos."
            onChange={ignore}
          />
        </div>
      </Dialog>
    </Page>
  ),
};
