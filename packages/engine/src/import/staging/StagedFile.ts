import type { Workbench } from "../Workbench.ts"
import type { Staging } from "./Staging.ts"

/** A file to stage. */
export interface StagedFile {
  readonly bench: Workbench
  readonly staging: Staging
  readonly file: string
  /** The file's position in the list of files, from 0. */
  readonly number: number
}

/**
 * Returns the position of each requested column in a file, from 0. Names must match exactly; throws if any are missing
 * or duplicated, naming all of them.
 */
export const columnPositions = (
  file: string,
  wanted: ReadonlyArray<string>,
  present: ReadonlyArray<string>,
): ReadonlyArray<number> => {
  const missing = wanted.filter((column) => !present.includes(column))
  const twice = wanted.filter((column) => present.indexOf(column) !== present.lastIndexOf(column))
  if (missing.length > 0)
    throw new Error(
      `${file} has no column ${missing.map((name) => `'${name}'`).join(", ")}; it has ${present.join(", ")}`,
    )
  if (twice.length > 0)
    throw new Error(`${file} has the column ${twice.map((name) => `'${name}'`).join(", ")} twice`)
  return wanted.map((column) => present.indexOf(column))
}
