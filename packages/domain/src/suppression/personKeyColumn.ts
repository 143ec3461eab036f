import { Result } from "effect"
import type { KeyColumnsRefused } from "./keyColumns.ts"

/** The column of an uploaded file that holds the keys of people, whole numbers from 0 up to 2^64 - 1. */
export interface PersonKeyColumn {
  readonly personKey: string
}

/** The column whose name says so, whatever case, blanks and signs it is written with; null: none does. */
export const suggestedPersonKeyColumn = (columns: ReadonlyArray<string>): PersonKeyColumn | null => {
  const personKey = columns.find((name) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "") === "personkey")
  return personKey === undefined ? null : { personKey }
}

/** Checks that the file has the column. */
export const checkPersonKeyColumn = (
  chosen: PersonKeyColumn,
  columns: ReadonlyArray<string>,
): Result.Result<PersonKeyColumn, KeyColumnsRefused> =>
  columns.includes(chosen.personKey)
    ? Result.succeed(chosen)
    : Result.fail({ _tag: "KeyColumnUnknown", column: chosen.personKey })
