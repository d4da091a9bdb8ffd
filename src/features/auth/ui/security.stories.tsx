import type { ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { RECOVERY_CODE_FIXTURES, SESSION_FIXTURES, SETUP_FIXTURE } from '../fixtures';
import { AuthenticatorStep } from './AuthenticatorStep';
import { ChangePasswordDialog, PasswordCard, SecuritySection } from './SecuritySection';
import { DisableSecondFactorDialog } from './DisableSecondFactorDialog';
import { PasswordStep } from './PasswordStep';
import { RecoveryCodesStep } from './RecoveryCodesStep';
import { SecondFactorCard } from './SecondFactorCard';
import { SecondFactorSetupDialog } from './SecondFactorSetupDialog';
import { SessionList, SessionsCard } from './SessionsCard';

/** La seguridad de la propia cuenta: sesiones abiertas y verificación en dos pasos. */
const meta = { title: 'Funcionalidades/Acceso/Seguridad' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;
const dialog = { docs: { story: { inline: false, height: '42rem' } } };
const ROUTES: Record<string, FakeHandler> = {
  'GET /api/auth/sessions': () => ({ sessions: SESSION_FIXTURES }),
  'DELETE /api/auth/sessions/others': () => ({ success: true }),
  'GET /api/auth/second-factor': () => ({ enabled: false, recoveryCodesLeft: 0 }),
  'POST /api/auth/second-factor': () => SETUP_FIXTURE,
  'POST /api/auth/second-factor/confirm': () => ({ recoveryCodes: RECOVERY_CODE_FIXTURES }),
};
const on = (routes: Record<string, FakeHandler>, part: ReactNode) => () => (
  <StoryStore user={THERAPIST} routes={{ ...ROUTES, ...routes }}>
    {part}
  </StoryStore>
);

export const Section: Story = { render: on({}, <SecuritySection />) };
export const SectionLoading: Story = {
  render: on({ 'GET /api/auth/sessions': never, 'GET /api/auth/second-factor': never }, <SecuritySection />),
};
export const SectionFailed: Story = {
  render: on(
    { 'GET /api/auth/sessions': () => answer(500), 'GET /api/auth/second-factor': () => answer(500) },
    <SecuritySection />,
  ),
};

export const Sessions: Story = { render: () => <SessionList sessions={SESSION_FIXTURES} /> };
export const OnlyThisSession: Story = {
  render: on(
    { 'GET /api/auth/sessions': () => ({ sessions: SESSION_FIXTURES.slice(0, 1) }) },
    <SessionsCard />,
  ),
};
export const UnknownDevice: Story = {
  render: () => (
    <SessionList
      sessions={SESSION_FIXTURES.map((session) => ({ ...session, userAgent: null, address: null }))}
    />
  ),
};

export const Enabled: Story = {
  render: on(
    { 'GET /api/auth/second-factor': () => ({ enabled: true, recoveryCodesLeft: 10 }) },
    <SecondFactorCard />,
  ),
};
export const FewCodesLeft: Story = {
  render: on(
    { 'GET /api/auth/second-factor': () => ({ enabled: true, recoveryCodesLeft: 1 }) },
    <SecondFactorCard />,
  ),
};

export const Password: Story = { render: on({}, <PasswordCard />) };
export const ChangePassword: Story = {
  render: on({}, <ChangePasswordDialog open onClose={nothing} onChanged={nothing} />),
  parameters: dialog,
};
export const CurrentPasswordRefused: Story = {
  render: on(
    {
      'POST /api/auth/change-password': () =>
        answer(400, {
          error: 'La contraseña actual no es correcta',
          fields: { currentPassword: 'La contraseña actual no es correcta' },
        }),
    },
    <ChangePasswordDialog open onClose={nothing} onChanged={nothing} />,
  ),
  parameters: dialog,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Contraseña actual'), 'equivocada');
    await userEvent.type(canvas.getByLabelText('Contraseña nueva'), 'nueva-clave');
    await userEvent.type(canvas.getByLabelText('Confirmar contraseña'), 'nueva-clave{Enter}');
    await canvas.findByText('La contraseña actual no es correcta');
  },
};

const inDialog = (part: ReactNode, routes: Record<string, FakeHandler> = {}) =>
  on(
    routes,
    <Dialog open title="Activar la verificación en dos pasos" onClose={nothing}>
      {part}
    </Dialog>,
  );

export const AskPassword: Story = {
  render: inDialog(<PasswordStep onStarted={nothing} onCancel={nothing} />),
  parameters: dialog,
};
export const PasswordRefused: Story = {
  render: inDialog(<PasswordStep onStarted={nothing} onCancel={nothing} />, {
    'POST /api/auth/second-factor': () =>
      answer(400, {
        error: 'La contraseña no es correcta',
        fields: { password: 'La contraseña no es correcta' },
      }),
  }),
  parameters: dialog,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Contraseña'), 'equivocada{Enter}');
    await canvas.findByText('La contraseña no es correcta');
  },
};
export const Authenticator: Story = {
  render: inDialog(<AuthenticatorStep setup={SETUP_FIXTURE} onConfirmed={nothing} onCancel={nothing} />),
  parameters: dialog,
};
export const RecoveryCodes: Story = {
  render: inDialog(<RecoveryCodesStep codes={RECOVERY_CODE_FIXTURES} onDone={nothing} />),
  parameters: dialog,
};
/** The whole set-up, from the password to the recovery codes. */
export const WholeSetup: Story = {
  render: on({}, <SecondFactorSetupDialog open onClose={nothing} onEnabled={nothing} />),
  parameters: dialog,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Contraseña'), 'secreto{Enter}');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Código' }), '123456{Enter}');
    await canvas.findByRole('list', { name: 'Códigos de recuperación' });
  },
};
export const Disable: Story = {
  render: on({}, <DisableSecondFactorDialog open onClose={nothing} onDisabled={nothing} />),
  parameters: dialog,
};
