import type { GeographyTables } from "./GeographyTables.ts"

/** The SCF Codes from one to another, both included, ascending; none when `from` exceeds `to`. */
export const scfsInRange = ({ scfs }: GeographyTables, from: string, to: string): ReadonlyArray<string> =>
  scfs.map(({ scf }) => scf).filter((scf) => from <= scf && scf <= to)
