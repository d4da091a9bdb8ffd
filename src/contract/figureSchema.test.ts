import type { FigureSpec } from './figure';
import { isFigureSpec } from './figureSchema';

const figure: FigureSpec = {
  view: 'front',
  start: { base: 'standing', hip: [10, 5, 0], hand: 'hipR' },
  end: { shoulderR: 90, handL: [30, 90, -12] },
  fix: 'ankleL',
  props: [{ kind: 'band', at: 'handR', to: [60, 90, 0], size: 2, only: 'end' }],
  arrows: [
    { trace: 'handR', both: true },
    { at: 'chest', dir: 90, inward: true },
    { at: 'kneeR', spin: 'cw' },
  ],
  captions: ['Inspira', 'Espira'],
  focus: 'belly',
};

const spoilt = (changes: Record<string, unknown>) => isFigureSpec({ ...figure, ...changes });

describe('figureSpecSchema', () => {
  it('takes a figure that uses everything, also after JSON', () => {
    expect(isFigureSpec(figure)).toBe(true);
    expect(isFigureSpec(undefined)).toBe(false);
    expect(isFigureSpec(null)).toBe(false);
    expect(isFigureSpec(JSON.parse(JSON.stringify(figure)))).toBe(true);
    expect(isFigureSpec({ start: { base: 'hand' }, end: {} })).toBe(true);
  });

  it.each<[string, Record<string, unknown>]>([
    ['no start', { start: undefined }],
    ['no end', { end: undefined }],
    ['a start without base', { start: { hip: 3 } }],
    ['an unknown base', { start: { base: 'flying' } }],
    ['an unknown joint', { end: { tail: 3 } }],
    ['text for an angle', { end: { hip: '90' } }],
    ['NaN', { end: { hip: Number.NaN } }],
    ['a huge angle', { end: { hip: 1e6 } }],
    ['too many numbers', { end: { hip: [1, 2, 3, 4] } }],
    ['a place with two numbers', { end: { hand: [1, 2] } }],
    ['an unknown point', { end: { hand: 'nose' } }],
    ['an unknown view', { view: 'under' }],
    ['an unknown object', { props: [{ kind: 'kettlebell' }] }],
    ['markup as an object', { props: [{ kind: '<script>' }] }],
    ['an object with extra keys', { props: [{ kind: 'ball', href: 'x' }] }],
    ['too many objects', { props: Array.from({ length: 9 }, () => ({ kind: 'ball' })) }],
    ['an arrow of nothing', { arrows: [{}] }],
    ['an arrow that follows and points', { arrows: [{ trace: 'handR', at: 'handL', dir: 3 }] }],
    ['one caption', { captions: ['Inicio'] }],
    ['a caption too long', { captions: ['Inicio', 'x'.repeat(25)] }],
    ['an unknown field', { script: 'alert(1)' }],
  ])('refuses %s', (_what, changes) => {
    expect(spoilt(changes)).toBe(false);
  });

  it.each([null, 'figura', 3, []])('refuses %p', (value) => {
    expect(isFigureSpec(value)).toBe(false);
  });
});
