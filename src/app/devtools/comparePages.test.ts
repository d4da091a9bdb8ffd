import { comparePages } from './comparePages';
import type { PageNode } from './pageNode';
import { readPage } from './pageTree';

const pageOf = (html: string, isLocal: (element: Element) => boolean = () => false): PageNode => {
  const root = document.createElement('div');
  root.innerHTML = html;
  return readPage(root, { isLocal, localAttributes: () => [] });
};
const differences = (recorded: string, replayed: string) =>
  comparePages(pageOf(recorded), pageOf(replayed), {}).differences;

describe('two pages', () => {
  it('are equal, or say where they are not', () => {
    const page = '<main class="a"><h1>Pacientes</h1><button aria-pressed="true">Nuevo</button></main>';
    expect(comparePages(pageOf(page), pageOf(page), {})).toMatchObject({
      compared: 6,
      leftOut: 0,
      differences: [],
    });
    expect(differences(page, page.replace('Nuevo', 'Otro'))).toEqual([
      '/div/main.a/button: "Nuevo" ≠ "Otro"',
    ]);
    expect(differences(page, page.replace('true', 'false'))).toHaveLength(1);
    expect(differences(page, page.replace('<h1>Pacientes</h1>', ''))).toHaveLength(1);
  });

  it('may differ where the recorded one says that it is still drawing, and nowhere else', () => {
    const behind = '<main><p data-drawing="" aria-busy="true"><i>lunes</i></p></main>';
    const there = '<main><p><b>martes</b></p></main>';
    expect(comparePages(pageOf(behind), pageOf(there), {})).toMatchObject({ leftOut: 3, differences: [] });
    expect(differences(there, behind)).not.toEqual([]);
    expect(differences(behind.replace('data-drawing=""', ''), there)).not.toEqual([]);
  });

  it('may differ in what the pointer brought, and not beside it', () => {
    const resting = '<main><div><svg></svg><div data-passing=""><svg></svg></div></div></main>';
    const alone = '<main><div><svg></svg></div></main>';
    expect(differences(resting, alone)).toEqual([]);
    expect(differences(resting.replace(' data-passing=""', ''), alone)).not.toEqual([]);
  });

  it('may differ in what a search by meaning has found, and not beside it', () => {
    const recorded = '<main><div data-found=""><p>Puente</p></div><i>24</i></main>';
    const replayed = '<main><div data-found=""><p>Plancha</p><p>Puente</p></div><i>24</i></main>';
    expect(comparePages(pageOf(recorded), pageOf(replayed), {})).toMatchObject({
      leftOut: 3,
      differences: [],
    });
    expect(differences(recorded, replayed.replace('24', '25'))).not.toEqual([]);
    expect(differences(recorded.replace(' data-found=""', ''), replayed)).not.toEqual([]);
  });

  it('may have waited for a part that has come, in a frame of its own too', () => {
    const waiting = '<main><div class="a"><div><p role="status">Cargando</p></div></div></main>';
    const there = '<main><div class="b" role="region"><p>lunes</p></div></main>';
    expect(differences(waiting, there)).toEqual([]);
    expect(differences(there, waiting)).not.toEqual([]);
  });

  it('may have a word’s own stand-in, and no other word', () => {
    const [recorded, replayed] = [pageOf('<p>Ana Ruiz, 3</p>'), pageOf('<p>Vfr Jafo, 3</p>')];
    expect(comparePages(recorded, replayed, { Ana: ['Vfr'], Ruiz: ['Xxxx', 'Jafo'] }).differences).toEqual(
      [],
    );
    expect(comparePages(recorded, replayed, { Ana: ['Jafo'], Ruiz: ['Vfr'] }).differences).toHaveLength(1);
  });

  it('need not share the order of declarations, digits of measured lengths, generated ids, focus', () => {
    expect(
      differences(
        '<i style="top: 1.4502px; z-index: 1" id="react-aria-1" data-focused="true" nonce="a"></i>',
        '<i style="z-index: 1; top: 1.4498px" id="react-aria-27"></i>',
      ),
    ).toEqual([]);
    expect(differences('<i style="top: 542px"></i>', '<i style="top: 543px"></i>')).toEqual([]);
    expect(differences('<i style="top: 1px"></i>', '<i style="top: 3px"></i>')).toHaveLength(1);
    expect(differences('<i style="top: 1px"></i>', '<i style="left: 1px"></i>')).toHaveLength(1);
  });

  it('may differ in the least height of a calendar’s row, which is measured after it is drawn', () => {
    const row = '<div class="fc" style="flex-basis: 86px; width: 10px"></div>';
    expect(differences('<div class="fc" style="width: 10px"></div>', row)).toEqual([]);
    expect(differences(row.replace('86', '91'), row)).toEqual([]);
    expect(differences(row.replace('10', '40'), row)).toHaveLength(1);
    expect(differences('<i></i>', '<i style="min-height: 0px"></i>')).toEqual([]);
    expect(differences('<i></i>', '<i style="min-height: 40px"></i>')).toHaveLength(1);
  });

  it('count a part that shows its own state only where it differs', () => {
    const isForm = (element: Element) => element.matches('form');
    const recorded = pageOf('<form><input value="escrito"></form><p>1</p>', isForm);
    expect(comparePages(recorded, pageOf('<form><input value="escrito"></form><p>1</p>'), {})).toMatchObject({
      compared: 5,
      leftOut: 0,
    });
    expect(comparePages(recorded, pageOf('<form><input value=""></form><p>1</p>'), {})).toEqual({
      compared: 3,
      leftOut: 2,
      behind: 0,
      leftOutParts: ['/div/form'],
      differences: [],
    });
    expect(
      comparePages(recorded, pageOf('<form><input value=""></form><p>2</p>'), {}).differences,
    ).toHaveLength(1);
  });

  it('may lack a picture whose turn has not come, but show no other picture', () => {
    const [drawn, empty] = ['<b><svg><path d="M1"></path></svg></b>', '<b></b>'];
    expect([differences(drawn, empty), differences(empty, drawn)]).toEqual([[], []]);
    expect(differences(drawn, drawn.replace('M1', 'M2'))).toHaveLength(1);
    expect(differences('<b><p>1</p></b>', empty)).toHaveLength(1);
  });

  it('may wait for a part’s code in the recording, not in the replay', () => {
    const [waiting, ready] = ['<div role="status"><span>Cargando</span></div>', '<div role="grid"></div>'];
    expect(differences(waiting, ready)).toEqual([]);
    expect(differences(ready, waiting)).not.toEqual([]);
  });

  it('may draw other rows of a long list, but the same ones alike, and all rows of a short one', () => {
    const row = (index: number, text = `fila ${index}`) =>
      `<li data-index="${index}" style="top: ${index}px">${text}</li>`;
    const long = (...rows: string[]) => `<ul><li aria-hidden="true"></li>${rows.join('')}</ul>`;
    expect(differences(long(row(1), row(2)), long(row(2), row(3)))).toEqual([]);
    expect(differences(long(row(1), row(2)), long(row(2, 'otra')))).toHaveLength(1);
    expect(differences(long(row(1)), long(row(2)))).not.toEqual([]);
    expect(differences(`<ul>${row(1)}${row(2)}</ul>`, `<ul>${row(1)}</ul>`)).toHaveLength(1);
  });
});
