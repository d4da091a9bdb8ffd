import type { Service } from '@/contract/serviceAnswers';

export const SERVICE_FIXTURE: Service = {
  id: 'v1',
  name: 'Fisioterapia general',
  type: 'TREATMENT',
  duration: 45,
  bufferAfter: 10,
  priceCents: 4500,
  vatClass: 'EXEMPT',
  colour: 'TEAL',
  active: true,
};

export const SERVICE_FIXTURES: Service[] = [
  { ...SERVICE_FIXTURE, id: 'v2', name: 'Evaluación inicial', type: 'EVALUATION', colour: 'BLUE' },
  SERVICE_FIXTURE,
  {
    ...SERVICE_FIXTURE,
    id: 'v3',
    name: 'Llamada de control',
    priceCents: null,
    colour: 'GREY',
    bufferAfter: 0,
  },
  { ...SERVICE_FIXTURE, id: 'v4', name: 'Presoterapia', colour: 'RED', active: false },
];
