import {
  type KeyColumns,
  type PersonKeyColumn,
  suggestedKeyColumns,
  suggestedPersonKeyColumn,
} from "@listwright/domain"
import { Effect } from "effect"
import type { Identity } from "../engine/matching/Identity.ts"
import { identitiesOf } from "./fileEffects.ts"

/** The columns that their names tell; one that is missing is named when the file is read. */
const toldColumns = (columns: ReadonlyArray<string>): KeyColumns | PersonKeyColumn => {
  const { address, firstName, lastName, zip } = suggestedKeyColumns(columns)
  return (
    suggestedPersonKeyColumn(columns) ?? {
      address: address ?? "address",
      zip: zip ?? "zip",
      firstName: lastName === null ? null : firstName,
      lastName,
    }
  )
}

/** Whom a file names by the columns that their names tell. */
export const identitiesIn = Effect.fn("identitiesIn")(function* (path: string) {
  const identities: Array<Identity> = []
  const read = yield* identitiesOf(path, toldColumns, async (named) => {
    for (const { identity } of named) identities.push(identity)
  })
  return { ...read, identities }
})
