import type { FigureSpec } from '@/contract/figure';
import { placeBodies } from './placement';
import { poseBetween, resolvePoses } from './pose';
import { length, subtract, type Vec } from './vector';

const start = (spec: FigureSpec) => placeBodies(spec).start.points;
const end = (spec: FigureSpec) => placeBodies(spec).end.points;
const height = (place: Vec | undefined) => place![1];

describe('resolvePoses', () => {
  it('writes both sides, and lets one side win', () => {
    const { start: pose } = resolvePoses({ start: { base: 'standing', hip: 40, hipL: 10 }, end: {} });
    expect(pose.angles.hipR![0]).toBe(40);
    expect(pose.angles.hipL![0]).toBe(10);
  });

  it('lays the end over the start', () => {
    const { end: pose } = resolvePoses({
      start: { base: 'sitting', kneeR: 30, neck: 12 },
      end: { knee: 70 },
    });
    expect(pose.angles.kneeR![0]).toBe(70);
    expect(pose.angles.neck![0]).toBe(12);
  });

  it('begins afresh when the end has a base of its own', () => {
    const { end: pose } = resolvePoses({ start: { base: 'sitting', neck: 12 }, end: { base: 'standing' } });
    expect(pose.angles.neck).toBeUndefined();
    expect(pose.angles.seat).toBeUndefined();
  });

  it('forgets an order to reach once the joint has an angle, and mirrors places', () => {
    const { start: reaching, end: free } = resolvePoses({
      start: { base: 'standing', hand: [30, 90, 15] },
      end: { elbowR: 20 },
    });
    expect(reaching.reaches).toMatchObject({ handR: [30, 90, 15], handL: [30, 90, -15] });
    expect(Object.keys(free.reaches)).toEqual(['handL']);
  });

  it('finds the pose half way', () => {
    const { start: from, end: to } = resolvePoses({
      start: { base: 'standing', neck: 10 },
      end: { neck: 40 },
    });
    expect(poseBetween(from, to, 0.5).angles.neck![0]).toBeCloseTo(25);
  });
});

describe('placeBodies', () => {
  it('stands on the floor, upright', () => {
    const points = start({ start: { base: 'standing' }, end: {} });
    expect(height(points.heelR)).toBeGreaterThan(0);
    expect(height(points.heelR)).toBeLessThan(6);
    expect(height(points.crown)).toBeGreaterThan(155);
    expect(height(points.crown)).toBeLessThan(180);
  });

  it('lies flat, face up or face down', () => {
    const supine = start({ start: { base: 'supine' }, end: {} });
    const prone = start({ start: { base: 'prone' }, end: {} });
    expect(height(supine.belly)).toBeGreaterThan(height(supine.lowBack));
    expect(height(prone.belly)).toBeLessThan(height(prone.lowBack));
    expect(height(supine.crown)).toBeLessThan(25);
  });

  it('keeps the standing foot in its place while the body goes down', () => {
    const spec: FigureSpec = { start: { base: 'standing' }, end: { lean: 32, hip: 85, knee: 90 } };
    const [before, after] = [start(spec), end(spec)];
    expect(after.ankleL![0]).toBeCloseTo(before.ankleL![0], 4);
    expect(height(after.ankleL)).toBeCloseTo(height(before.ankleL), 0);
    expect(height(after.pelvis)).toBeLessThan(height(before.pelvis) - 20);
  });

  it('lifts the pelvis in a bridge and leaves shoulders and feet', () => {
    const spec: FigureSpec = { start: { base: 'hookLying' }, end: { lean: -113 }, fix: 'shoulderL' };
    const [before, after] = [start(spec), end(spec)];
    expect(height(after.pelvis)).toBeGreaterThan(height(before.pelvis) + 10);
    expect(length(subtract(after.ankleR!, before.ankleR!))).toBeLessThan(1);
    expect(after.shoulderL![0]).toBeCloseTo(before.shoulderL![0], 4);
  });

  it('puts the hand where it is told', () => {
    const { chest, handR } = start({ start: { base: 'sitting', handR: 'chest' }, end: {} });
    expect(length(subtract(chest!, handR!))).toBeLessThan(3);
  });

  it('rests hands and knees on the floor on all fours', () => {
    const { handR, kneeR, pelvis } = start({ start: { base: 'quadruped' }, end: {} });
    expect(height(handR)).toBeLessThan(8);
    expect(height(kneeR)).toBeLessThan(10);
    expect(height(pelvis)).toBeGreaterThan(40);
  });

  it('bends the hand and the foot of the close-ups', () => {
    const hand: FigureSpec = { start: { base: 'hand', wrist: -40 }, end: { wrist: 40 } };
    expect(height(end(hand).fingertips)).toBeGreaterThan(height(start(hand).fingertips) + 10);
    const foot: FigureSpec = { start: { base: 'foot', ankle: 15 }, end: { ankle: -30 } };
    expect(height(end(foot).toeR)).toBeLessThan(height(start(foot).toeR) - 8);
  });
});
