import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { InvitationLinkDialog } from './InvitationLinkDialog';

/** Adds a share sheet to the browser, or removes it, for the duration of a story. */
const withShareSheet = (share: ((data?: ShareData) => Promise<void>) | undefined) => () => {
  const own = Object.getOwnPropertyDescriptor(navigator, 'share');
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  return () => {
    if (own) Object.defineProperty(navigator, 'share', own);
    else Reflect.deleteProperty(navigator, 'share');
  };
};

const meta = {
  title: 'Funcionalidades/Invitaciones/InvitationLinkDialog',
  component: InvitationLinkDialog,
  args: {
    link: 'https://consulta.example/register/invitation/9f8a7b6c5d4e3f2a1b0c',
    email: 'lola@correo.example',
    onClose: () => undefined,
  },
  beforeEach: withShareSheet(undefined),
} satisfies Meta<typeof InvitationLinkDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const shared = fn<(data?: ShareData) => Promise<void>>(async () => {});

export const Default: Story = {};
export const WithShareSheet: Story = {
  beforeEach: withShareSheet(shared),
  play: async () => {
    const screen = within(document.body);
    await userEvent.click(await screen.findByRole('button', { name: 'Compartir' }));
    await expect(await screen.findByText('Enlace compartido')).toBeVisible();
    await expect(shared).toHaveBeenLastCalledWith(
      expect.objectContaining({ url: 'https://consulta.example/register/invitation/9f8a7b6c5d4e3f2a1b0c' }),
    );
  },
};
export const ShareFailed: Story = {
  beforeEach: withShareSheet(async () => {
    throw new DOMException('No app took it', 'NotAllowedError');
  }),
  play: async () => {
    const screen = within(document.body);
    await userEvent.click(await screen.findByRole('button', { name: 'Compartir' }));
    await expect(await screen.findByText('No se pudo compartir: copia el enlace.')).toBeVisible();
  },
};
export const Phone: Story = {
  beforeEach: withShareSheet(shared),
  globals: { viewport: { value: 'phone', isRotated: false } },
};
