import type { FigureView } from '@/contract/figure';
import { dot, type Vec } from './vector';

/** Orthographic camera: unit vectors to the right and up in the drawing, and towards the viewer. */
export interface Camera {
  readonly right: Vec;
  readonly up: Vec;
  readonly near: Vec;
}

/** Azimuth (0 shows the right side, 90 the front) and elevation of each view, in degrees. */
const VIEWS: Record<FigureView, readonly [number, number]> = {
  side: [14, 9],
  front: [90, 7],
  back: [-90, 7],
  threeQuarter: [48, 12],
  top: [0, 78],
};

/** From where a figure is seen: azimuth (0 the right side, 90 the front) and elevation, in degrees. */
export interface Viewpoint {
  readonly azimuth: number;
  readonly elevation: number;
}

export const viewpointOf = (view: FigureView): Viewpoint => {
  const [azimuth, elevation] = VIEWS[view];
  return { azimuth, elevation };
};

export function cameraAt(viewpoint: Viewpoint): Camera {
  const azimuth = (viewpoint.azimuth * Math.PI) / 180;
  const elevation = (viewpoint.elevation * Math.PI) / 180;
  const [sinA, cosA, sinE, cosE] = [
    Math.sin(azimuth),
    Math.cos(azimuth),
    Math.sin(elevation),
    Math.cos(elevation),
  ];
  return {
    right: [cosA, 0, -sinA],
    up: [-sinA * sinE, cosE, -cosA * sinE],
    near: [sinA * cosE, sinE, cosA * cosE],
  };
}

export const cameraOf = (view: FigureView): Camera => cameraAt(viewpointOf(view));

/** Projects a place to `[x, y, depth]` in centimetres. y grows downwards, depth towards the viewer. */
export const project = (camera: Camera, place: Vec): Vec => [
  dot(camera.right, place),
  -dot(camera.up, place),
  dot(camera.near, place),
];
