import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Patient } from '@/contract/patientAnswers';
import { PatientAlerts } from './PatientAlerts';

type Noted = Pick<Patient, 'allergies' | 'medications' | 'medicalHistory'>;

function show(noted: Partial<Noted>) {
  render(<PatientAlerts patient={{ allergies: null, medications: null, medicalHistory: null, ...noted }} />);
  return screen.getByRole('region', { name: 'Avisos clínicos' });
}
const marks = () =>
  within(screen.getByRole('list', { name: 'Riesgos anotados en la ficha' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('says that nothing is noted', () => {
  const strip = show({ allergies: '  ' });
  expect(strip).toHaveTextContent('Alergias: ninguna anotada');
  expect(strip).toHaveTextContent('Medicamentos: ninguno anotado');
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

it('marks the risks that the record names, each with its word and an icon', () => {
  show({ medications: 'Sintrom 4 mg', medicalHistory: 'Lleva marcapasos. Sin diabetes.' });
  expect(marks()).toEqual(['Anticoagulante: Sintrom', 'Marcapasos']);
  for (const mark of screen.getAllByRole('listitem')) expect(mark.querySelector('svg')).not.toBeNull();
});

it('does not repeat a word that says what its label says', () => {
  show({ medicalHistory: 'Anticoagulada' });
  expect(marks()).toEqual(['Anticoagulante']);
});

it('gives an allergy that is named an icon', () => {
  expect(show({ allergies: 'Penicilina' }).querySelectorAll('svg')).toHaveLength(1);
});

it('shows a denied allergy as it is written', () => {
  const strip = show({ allergies: 'Ninguna conocida' });
  expect(strip).toHaveTextContent('Alergias: Ninguna conocida');
  expect(strip.querySelectorAll('svg')).toHaveLength(0);
});

it('cuts a long text at a word, and shows it whole on demand', async () => {
  const user = userEvent.setup();
  const text = `${'esparadrapo y látex, '.repeat(20)}y por último níquel`;
  const strip = show({ allergies: text });
  expect(strip).not.toHaveTextContent('níquel');
  expect(strip).toHaveTextContent(/(?:esparadrapo|látex|y)…/);
  const more = screen.getByRole('button', { name: 'Ver todo: alergias', expanded: false });
  await user.click(more);
  expect(strip).toHaveTextContent('y por último níquel');
  expect(screen.getByRole('button', { name: 'Ver menos: alergias', expanded: true })).toHaveFocus();
});

it('asks for no press where little is left', () => {
  show({ allergies: 'Penicilina, látex y níquel…' });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
