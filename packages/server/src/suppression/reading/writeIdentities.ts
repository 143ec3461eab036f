import { open } from "node:fs/promises"
import {
  checkKeyColumns,
  checkPersonKeyColumn,
  type KeyColumns,
  keyColumnsRefusalText,
  type PersonKeyColumn,
  suggestedKeyColumns,
  suggestedPersonKeyColumn,
} from "@listwright/domain/suppression"
import { Result } from "effect"
import { type KeyForm, formatIdentityLine } from "@listwright/engine/matching"
import { FileUnreadable, type FileRows } from "../rows/FileRow.ts"
import { readIdentities, type IdentityReadResult } from "../rows/readIdentities.ts"

/** Returns the columns with known names; a later check reports missing columns. */
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

/**
 * Writes a file's identities to a file of wanted identities; rejects a file that lacks the columns. `keys`: null to use
 * the columns with known names. `form`: the form of the person keys.
 */
export const writeIdentities = async (
  rows: FileRows,
  keys: KeyColumns | PersonKeyColumn | null,
  form: KeyForm,
  wanted: string,
): Promise<IdentityReadResult> => {
  const chosen = keys ?? toldColumns(rows.columns)
  const checked =
    "personKey" in chosen
      ? checkPersonKeyColumn(chosen, rows.columns)
      : Result.map(checkKeyColumns(chosen, rows.columns), (ok): KeyColumns | PersonKeyColumn => ok)
  if (Result.isFailure(checked)) throw new FileUnreadable(keyColumnsRefusalText(checked.failure))
  const file = await open(wanted, "w", 0o600)
  try {
    return await readIdentities(rows, chosen, form, async (named) => {
      await file.appendFile(named.map(({ identity, line }) => formatIdentityLine(line, identity)).join(""))
    })
  } finally {
    await file.close()
  }
}
