import fc from 'fast-check';
import { ALERT_KINDS } from './alerts';
import { foldText } from './common/text';
import { alertText, risksOf, saysNothing, suggestedAlerts } from './patientRisks';
import { KNOWN_RISK_WORDS, type Risk, RISKS, riskWordOf } from './riskWords';

describe('risks', () => {
  const NONE = { allergies: null, medications: null, medicalHistory: null };
  const risksIn = (medicalHistory: string): Risk[] =>
    risksOf({ ...NONE, medicalHistory }).map(({ risk }) => risk);

  describe('the risks of a record', () => {
    it.each<[string, Risk[]]>([
      ['Sintrom 4 mg según pauta', ['ANTICOAGULANT']],
      ['ACENOCUMAROL', ['ANTICOAGULANT']],
      ['Toma rivaroxabán desde mayo', ['ANTICOAGULANT']],
      ['Apixaba\u0301n 5 mg, dabigatrán, edoxabán, warfarina, heparina', ['ANTICOAGULANT']],
      ['Portadora de marcapasos (2019)', ['PACEMAKER']],
      ['Embarazada de 20 semanas', ['PREGNANCY']],
      [
        'Osteoporosis y diabetes tipo 2; crisis epilépticas en la infancia',
        ['EPILEPSY', 'OSTEOPOROSIS', 'DIABETES'],
      ],
      [
        'Prótesis total de rodilla. Caídas frecuentes. Cáncer de mama',
        ['METAL_IMPLANT', 'FALL_RISK', 'ONCOLOGY'],
      ],
      ['Caída por la escalera en mayo', []],
      ['Prediabetes. Antidiabéticos retirados. Dos embarazos.', []],
      ['', []],
    ])('«%s»', (text, risks) => expect(risksIn(text)).toEqual(risks));

    it.each([
      'Sin marcapasos',
      'No embarazada.',
      'Niega diabetes',
      'No es diabética ni epiléptica',
      'Sin diabetes, epilepsia ni marcapasos',
      'Niega diabetes, epilepsia y embarazo',
      'Niega hipertensión, diabetes y epilepsia',
      'Sin antecedentes de hipertensión, diabetes ni osteoporosis',
      'Ni diabetes ni embarazo',
      'No toma Sintrom ni heparina',
      'No toma anticoagulantes orales',
      'Ya no toma Sintrom.',
      'Marcapasos: no',
      'Marcapasos: no lleva. Diabetes (no)',
      '¿Epilepsia? No.',
      'Test de embarazo negativo',
      'Se descarta osteoporosis',
      'Alergia a la heparina',
    ])('«%s» names none', (text) => expect(risksIn(text)).toEqual([]));

    it.each<[string, Risk[]]>([
      ['No fuma, diabetes tipo 2', ['DIABETES']],
      ['Sin dolor, diabetes en tratamiento', ['DIABETES']],
      ['Sin cambios. Marcapasos', ['PACEMAKER']],
      ['No. Diabetes', ['DIABETES']],
      ['Sin diabetes, embarazada de 12 semanas', ['PREGNANCY']],
      ['Sin diabetes y con marcapasos', ['PACEMAKER']],
      ['No es diabético pero toma Sintrom', ['ANTICOAGULANT']],
      ['No toma Sintrom los lunes', ['ANTICOAGULANT']],
      ['No suspender Sintrom', ['ANTICOAGULANT']],
      ['Diabetes no controlada', ['DIABETES']],
      ['Marcapasos no compatible con resonancia', ['PACEMAKER']],
      ['No se descarta embarazo', ['PREGNANCY']],
      ['Descartar embarazo', ['PREGNANCY']],
      ['Alergias: no\nDiabetes', ['DIABETES']],
      ['Sin marcapasos; osteoporosis', ['OSTEOPOROSIS']],
    ])('«%s» is not read as a denial too far', (text, risks) => expect(risksIn(text)).toEqual(risks));

    it('reads all three fields, keeps the word as written, and takes no medicine from the allergies', () => {
      const record = { allergies: 'Heparina', medications: 'Eliquis 5 mg', medicalHistory: 'DIABETES' };
      expect(risksOf(record)).toEqual([
        { risk: 'ANTICOAGULANT', word: 'Eliquis' },
        { risk: 'DIABETES', word: 'DIABETES' },
      ]);
      expect(risksOf({ ...NONE, allergies: 'Heparina. Embarazada' }).map(({ risk }) => risk)).toEqual([
        'PREGNANCY',
      ]);
    });
  });

  describe('for any text', () => {
    const known = fc.constantFrom(...KNOWN_RISK_WORDS);
    const harmless = fc
      .array(fc.constantFrom('dolor', 'lumbar', 'menisco', 'rodilla', '2019', 'Enalapril'), { maxLength: 4 })
      .map((words) => words.join(' '));
    const spelling = fc.constantFrom<(word: string) => string>(
      (word) => word,
      (word) => word.toUpperCase(),
      (word) => word.replace(/[aeiou]/, '$&\u0301'),
      (word) => word.replace(/[aeiou]/, '$&\u0301').normalize('NFC'),
    );
    const sentence = fc.tuple(harmless, harmless);

    it('a known word is found in whatever spelling, and with it no other risk', () => {
      fc.assert(
        fc.property(known, spelling, sentence, (word, spell, [before, after]) => {
          expect(risksIn(`${before} ${spell(word)} ${after}`)).toEqual([riskWordOf(word)?.risk]);
        }),
      );
    });

    it('a word that is denied is not found, and the denial ends with its sentence', () => {
      const denial = fc.constantFrom('sin', 'no', 'niega', 'No tiene', 'SIN', 'ni', 'sin antecedentes de');
      fc.assert(
        fc.property(known, known, denial, harmless, (word, other, no, before) => {
          expect(risksIn(`${before}. ${no} ${word}.`)).toEqual([]);
          expect(risksIn(`${no} ${word}. ${other}`)).toEqual([riskWordOf(other)?.risk]);
        }),
      );
    });

    it('a part of a longer word is none', () => {
      fc.assert(fc.property(known, (word) => expect(risksIn(`x${word} ${word}x`)).toEqual([])));
    });

    it('accents and case change nothing, each risk stands once, and in its order', () => {
      const anything = fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc
          .array(fc.oneof(known, fc.constantFrom('no', 'sin', 'y', 'ni', ',', '.', '\n', 'toma', ':')))
          .map((words) => words.join(' ')),
      );
      fc.assert(
        fc.property(anything, (text) => {
          const risks = risksIn(text);
          expect(risksIn(foldText(text))).toEqual(risks);
          expect(RISKS.filter((risk) => risks.includes(risk))).toEqual(risks);
        }),
      );
    });
  });

  it.each([
    ['Ninguna conocida', true],
    ['No', true],
    ['Sin alergias conocidas.', true],
    ['No refiere', true],
    ['NAMC.', true],
    ['Sin AMC', true],
    ['No AMC hasta la fecha', true],
    ['NAMC. Alergia al polen', false],
    ['Penicilina', false],
    ['No tolera el látex', false],
    ['Sin confirmar: látex', false],
    ['', false],
  ])('«%s» says that there is nothing: %s', (text, nothing) => expect(saysNothing(text)).toBe(nothing));
});

describe('alerts', () => {
  const RECORD = {
    allergies: 'Penicilina\nLátex',
    medications: 'Sintrom 4 mg',
    medicalHistory: 'Prótesis de rodilla. Sin diabetes.',
  };

  test('the words of a record suggest alerts, in the order of the list', () => {
    expect(suggestedAlerts(RECORD, [])).toEqual([
      { kind: 'ANTICOAGULANT', text: 'Sintrom' },
      { kind: 'METAL_IMPLANT', text: 'Prótesis' },
      { kind: 'ALLERGY', text: 'Penicilina' },
    ]);
  });

  test('what is noted is not suggested again', () => {
    expect(suggestedAlerts(RECORD, [{ kind: 'ANTICOAGULANT' }, { kind: 'ALLERGY' }])).toEqual([
      { kind: 'METAL_IMPLANT', text: 'Prótesis' },
    ]);
  });

  test.each(['Ninguna conocida', 'No', '', null])('the allergies «%s» suggest none', (allergies) => {
    expect(suggestedAlerts({ allergies, medications: null, medicalHistory: null }, [])).toEqual([]);
  });

  test('every alert has a text', () => {
    for (const kind of ALERT_KINDS) expect(alertText({ kind, text: null })).not.toBe('');
    expect(alertText({ kind: 'OTHER', text: 'No tumbar en prono' })).toBe('No tumbar en prono');
    expect(alertText({ kind: 'ALLERGY', text: 'Látex' })).toBe('Alergia: Látex');
  });
});
