import type { Page } from '@playwright/test';

/** The episodes of a record, with their dialogs. */
export const episodesPage = (page: Page) => {
  const card = page.getByRole('region', { name: 'Procesos' });
  const dialog = page.getByRole('dialog');
  return {
    card,
    filter: page.getByRole('combobox', { name: 'Proceso' }),
    row: (title: string) => card.getByRole('listitem').filter({ hasText: title }),
    add: card.getByRole('button', { name: 'Nuevo proceso' }),
    discharge: (title: string) => card.getByRole('button', { name: `Dar de alta de ${title}` }),
    reopen: (title: string) => card.getByRole('button', { name: `Reabrir ${title}` }),
    dialog,
    reason: dialog.getByRole('textbox', { name: 'Motivo' }),
    dischargeReason: dialog.getByRole('combobox', { name: 'Motivo del alta' }),
  };
};
