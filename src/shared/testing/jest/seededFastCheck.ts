/*
 * Stands for `fast-check` in all tests: the same values at every run. `FC_SEED` sets other ones; a failure prints its seed.
 */
import fc from '../../../../node_modules/fast-check/lib/cjs/fast-check';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.FC_SEED ?? 20261126) });

export * from '../../../../node_modules/fast-check/lib/cjs/fast-check';
export default fc;
