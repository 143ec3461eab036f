import type { GeographyTables } from "./GeographyTables.ts"

/** Returns the SCF Codes from `from` to `to`, both inclusive, ascending; empty if `from` is greater than `to`. */
export const scfsInRange = ({ scfs }: GeographyTables, from: string, to: string): ReadonlyArray<string> =>
  scfs.map(({ scf }) => scf).filter((scf) => from <= scf && scf <= to)
