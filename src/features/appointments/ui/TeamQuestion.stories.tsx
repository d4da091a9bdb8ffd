import { useEffect } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { useTeamQuestion, TeamQuestion } from './TeamQuestion';

const meta = {
  title: 'Funcionalidades/Citas/TeamQuestion',
  component: TeamQuestion,
  decorators: inStore({ user: THERAPIST }),
  parameters: { router: false },
} satisfies Meta<typeof TeamQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sends a change that the server refuses at once, because the therapist does not attend the patient. */
function Refused({ therapistName, patientName }: { therapistName: string; patientName: string }) {
  const send = useTeamQuestion();
  useEffect(() => {
    const error = { status: 409, message: '', details: { outsideTeam: { therapistName, patientName } } };
    void send<{ joinsTeam?: true }, { error?: unknown }>({}, ({ joinsTeam }) =>
      Promise.resolve(joinsTeam ? {} : { error }),
    );
    // Asked once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return null;
}

export const Default: Story = {
  args: { children: <Refused therapistName="Berta Gil Sanz" patientName="Manuel Ortega Ruiz" /> },
};
export const LongNames: Story = {
  args: {
    children: (
      <Refused
        therapistName="María del Carmen Fernández-Castañeda Etxeberriagoitia"
        patientName="José Ignacio Santamaría-Gorostidi de la Cuesta"
      />
    ),
  },
};
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
