import type { GeographyTables } from "./GeographyTables.ts"

/** Returns the SCF Codes from `from` to `to`, both included, ascending; empty if `from` exceeds `to`. */
export const scfsInRange = ({ scfs }: GeographyTables, from: string, to: string): ReadonlyArray<string> =>
  scfs.map(({ scf }) => scf).filter((scf) => from <= scf && scf <= to)
