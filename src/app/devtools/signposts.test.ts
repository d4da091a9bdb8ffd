import { collectSignposts, expectedAt, isOnTheWay, readSignposts, strayed, veiled } from './signposts';

function page(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body;
}

it('reads headings, dialogs, menus, the chosen tab and messages, and nothing of the tools or of toasts', () => {
  expect(
    readSignposts(
      page(`<h1>Marta  Nieto</h1><div role="tab" aria-selected="true">Citas</div><div role="tab">Rutinas</div>
        <dialog open aria-labelledby="a"><h2 id="a">Eliminar paciente</h2></dialog><dialog><p>Cerrado</p></dialog>
        <div role="menu" aria-label="Acciones"></div><p role="alert">Sin conexión</p>
        <form><p role="alert">Escribe un nombre</p></form>
        <div class="notistack-Snackbar"><p role="alert">Guardado</p></div><aside data-devtools><h2>Detalle</h2></aside>`),
    ),
  ).toEqual([
    'h1 Marta Nieto',
    'tab Citas',
    'dialog Eliminar paciente',
    'h2 Eliminar paciente',
    'menu Acciones',
    'alert Sin conexión',
  ]);
});

it('hides every word of a line, and keeps its kind', () => {
  expect(veiled('h1 María-José Ñúñez, 45')).toBe('h1 ▯-▯ ▯, ▯');
  expect(veiled('menu')).toBe('menu');
});

it('keeps a line once, and forgets what became the beginning', () => {
  const kept = collectSignposts(true);
  kept.add(1, ['h1 Pacientes']);
  kept.add(2, ['h1 Citas']);
  kept.add(4, ['h1 Citas', 'dialog Eliminar cita']);
  expect(kept.read()).toEqual({
    veiled: true,
    lines: ['h1 ▯', 'dialog ▯ ▯'],
    seen: [
      [1, [0]],
      [2, [0]],
      [4, [0, 1]],
    ],
  });
  kept.forget(2);
  expect(expectedAt(kept.read(), 2)).toEqual(['h1 ▯', 'dialog ▯ ▯']);
  expect(expectedAt(kept.read(), 1)).toBeUndefined();
  expect(kept.read().seen).toHaveLength(2);
});

it('says what a page lacks and what it has too many', () => {
  const shown = ['h1 Pacientes', 'menu Acciones'];
  expect(strayed(['h1 ▯', 'menu ▯'], shown, true)).toEqual([]);
  expect(strayed(['h1 ▯', 'dialog ▯ ▯'], shown, true)).toEqual(['- dialog ▯ ▯', '+ menu Acciones']);
  expect(strayed(['h1 Citas', 'menu Acciones'], shown, false)).toEqual(['- h1 Citas', '+ h1 Pacientes']);
});

it('knows a page that is still drawing', () => {
  expect(isOnTheWay(page('<section data-drawing></section>'))).toBe(true);
  expect(isOnTheWay(page('<p role="status">Mostrando 2 pacientes</p>'))).toBe(false);
});
