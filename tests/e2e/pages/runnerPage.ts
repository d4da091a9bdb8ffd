import type { Locator, Page } from '@playwright/test';

/** A routine that a patient is doing, step by step or guided. */
export const runnerPage = (page: Page) => {
  const runner = page.getByRole('dialog');
  const button = (name: string): Locator => runner.getByRole('button', { name, exact: true });
  return {
    heading: runner.getByRole('heading').first(),
    /** Name of the exercise on the screen, as assistive technology hears it: 'Ejercicio 2 de 5: …'. */
    announced: page.getByText(/^Ejercicio \d+ de \d+: /),
    notes: runner.getByRole('textbox', { name: 'Notas' }),
    sets: runner.getByRole('spinbutton', { name: 'Series' }),
    /** First value of the scale of pain, where the keyboard enters it. */
    noPain: runner.getByRole('radio', { name: /^0/ }).first(),
    timer: runner.getByRole('timer'),
    begin: button('Empezar'),
    complete: button('Completar ejercicio'),
    skip: button('Saltar'),
    pause: button('Pausar'),
    stop: button('Me duele'),
    leave: button('Salir de la rutina'),
    finish: button('Listo'),
  };
};
