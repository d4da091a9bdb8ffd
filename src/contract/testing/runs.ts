/**
 * How often a slow test of random values runs: `usual` at each check, and `RUNS` times as often where that is set, as in
 * the part `random` of `npm run test:qa`.
 */
export const runs = (usual: number): number => usual * Number(process.env.RUNS ?? 1);
