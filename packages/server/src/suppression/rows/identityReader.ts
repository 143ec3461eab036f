import {
  type KeyColumns,
  toMailPlace,
  normalizeAddress,
  type PersonKeyColumn,
} from "@listwright/domain/suppression"
import { Result } from "effect"
import {
  type Identity,
  identityFromKey,
  identityFromPerson,
  identityFromText,
  type KeyForm,
} from "@listwright/engine/matching"
import type { FileRow } from "./FileRow.ts"

/** The largest person key. */
const LAST_KEY = (1n << 64n) - 1n

type Read = (row: FileRow) => Result.Result<Identity, string>

const keyOf = (text: string, form: KeyForm): Result.Result<Identity, string> => {
  if (form === "text")
    return text === "" ? Result.fail("the person key is empty") : Result.succeed(identityFromText(text))
  const key = /^\d{1,20}$/.test(text) ? BigInt(text) : LAST_KEY + 1n
  return key > LAST_KEY
    ? Result.fail(
        `'${text}' isn't a person key, which is a whole number of at most 20 digits${/^\d*$/.test(text) ? "" : '. If the records were loaded with keys as "text", use names and addresses'}`,
      )
    : Result.succeed(identityFromKey(key))
}

const personOf = (
  cell: (column: string | null) => string,
  keys: KeyColumns,
): Result.Result<Identity, string> => {
  const [address, zip] = [cell(keys.address), cell(keys.zip)]
  const [firstName, lastName] = [cell(keys.firstName), cell(keys.lastName)]
  const place = toMailPlace(zip)
  if (place === undefined) return Result.fail(`'${zip}' isn't a ZIP Code or postal code`)
  if (normalizeAddress(address) === "")
    return Result.fail(address === "" ? "the address is empty" : `'${address}' isn't an address`)
  const identity = identityFromPerson({ firstName, lastName, address, zip: place })
  return firstName !== "" && identity.kind === "address"
    ? Result.fail(`the first name '${firstName}' has no last name`)
    : Result.succeed(identity)
}

/**
 * Returns a function that reads a row's identity from the chosen columns, or the reason that the row doesn't identify a
 * person. `form`: the form of the person keys in the universe that they belong to.
 */
export const identityReader = (
  columns: ReadonlyArray<string>,
  keys: KeyColumns | PersonKeyColumn,
  form: KeyForm,
): Read => {
  const places = new Map(columns.map((name, at) => [name, at]))
  return (row) => {
    if ("problem" in row) return Result.fail(row.problem)
    if (row.cells.length !== columns.length)
      return Result.fail(`it has ${row.cells.length} cells, but the first line has ${columns.length}`)
    const cell = (column: string | null): string =>
      column === null ? "" : (row.cells[places.get(column) ?? -1] ?? "").trim()
    return "personKey" in keys ? keyOf(cell(keys.personKey), form) : personOf(cell, keys)
  }
}
