import type { UnknownAction } from '@reduxjs/toolkit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { importsDomain } from '../domain';
import { checkStarted, fileChosen, importConfirmed, importEnded, importsSlice, rowsPassed } from '../slice';
import { ImportWizard } from './ImportWizard';

/** El camino de un archivo hasta ser fichas. Sus pasos tienen historias propias. */
const meta = {
  title: 'Funcionalidades/Importaciones/ImportWizard',
  component: ImportWizard,
} satisfies Meta<typeof ImportWizard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The state that these actions lead to. */
const after = (...actions: UnknownAction[]) =>
  inStore({
    user: THERAPIST,
    domains: [importsDomain],
    preloadedState: {
      [importsSlice.name]: actions.reduce(importsSlice.reducer, importsSlice.getInitialState()),
    },
  });

export const Default: Story = { decorators: after() };
export const Reading: Story = { decorators: after(fileChosen()) };
export const Checking: Story = { decorators: after(checkStarted(10_000), rowsPassed(3400)) };
export const Sending: Story = { decorators: after(importConfirmed(1240), rowsPassed(300)) };
export const Done: Story = { decorators: after(importConfirmed(1240), importEnded()) };
