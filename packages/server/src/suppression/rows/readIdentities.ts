import type { KeyColumns, PersonKeyColumn, RejectedRow } from "@listwright/domain/suppression"
import { Result } from "effect"
import type { Identity, KeyForm } from "@listwright/engine/matching"
import { MAX_ROWS } from "../fileLimits.ts"
import { FileUnreadable, type FileRows, noRowsError, tooManyRowsError } from "./FileRow.ts"
import { identityReader } from "./identityReader.ts"

/** The maximum number of rejected rows listed. */
const REJECTED_NAMED = 1_000

/** The result of reading a file, other than its identities. */
export interface IdentityReadResult {
  readonly rows: number
  readonly rejected: number
  /** The first rejected rows. */
  readonly rejectedRows: ReadonlyArray<RejectedRow>
}

/** Reads the identities in a file's rows in batches; rejects a file with too many rows, or without a usable row. */
export const readIdentities = async (
  { columns, rows: parts }: FileRows,
  keys: KeyColumns | PersonKeyColumn,
  form: KeyForm,
  take: (named: ReadonlyArray<{ readonly line: number; readonly identity: Identity }>) => Promise<void>,
): Promise<IdentityReadResult> => {
  const read = identityReader(columns, keys, form)
  const rejectedRows: Array<RejectedRow> = []
  let [rows, rejected] = [0, 0]
  for await (const part of parts) {
    rows += part.length
    if (rows > MAX_ROWS) throw tooManyRowsError()
    const named: Array<{ line: number; identity: Identity }> = []
    for (const row of part) {
      const identity = read(row)
      if (Result.isSuccess(identity)) {
        named.push({ line: row.line, identity: identity.success })
        continue
      }
      rejected++
      if (rejectedRows.length < REJECTED_NAMED)
        rejectedRows.push({ line: row.line, reason: identity.failure })
    }
    await take(named)
  }
  if (rows === 0) throw noRowsError()
  if (rejected === rows) {
    const first = rejectedRows[0]
    throw new FileUnreadable(
      `None of the rows in the file can be used. Line ${first?.line}: ${first?.reason}.`,
    )
  }
  return { rows, rejected, rejectedRows }
}
