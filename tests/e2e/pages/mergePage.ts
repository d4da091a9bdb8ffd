import type { Page } from '@playwright/test';

/** The merge of two records, in the tab Datos of one of them. */
export const mergePage = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Unir con otra ficha' });
  return {
    offer: page.getByRole('button', { name: 'Unir con otra ficha…' }),
    dialog,
    other: dialog.getByRole('combobox', { name: 'Otra ficha' }),
    compare: dialog.getByRole('button', { name: 'Comparar las fichas' }),
    field: (label: string) => dialog.getByRole('group', { name: label }),
    merge: dialog.getByRole('button', { name: 'Unir las dos fichas' }),
    notice: page.getByRole('list', { name: 'Uniones de esta ficha' }),
    undo: page.getByRole('button', { name: /^Deshacer la unión con/ }),
    confirmUndo: page.getByRole('alertdialog').getByRole('button', { name: 'Deshacer la unión' }),
  };
};
