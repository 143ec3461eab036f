import { randomUUID } from "node:crypto"
import { open, rm } from "node:fs/promises"
import { join } from "node:path"
import { Effect } from "effect"
import { type Identity, parseIdentityLine, type KeyForm } from "@listwright/engine/matching"
import { DO_NOT_SELL_FOLDER } from "./do-not-sell/keyFiles.ts"
import { FileReaders } from "./reading/FileReaders.ts"
import { SuppressionFolders } from "./SuppressionFolders.ts"

/** The sender name for files read for the operator. */
const OPERATOR = "the operator"

const identitiesOf = async (wanted: string): Promise<ReadonlyArray<Identity>> => {
  const identities: Array<Identity> = []
  const file = await open(wanted)
  // Line by line, so that others may use the thread.
  for await (const line of file.readLines()) identities.push(parseIdentityLine(line))
  return identities
}

/** Returns the identities in a file, read from the columns with known names. `form`: the form of its person keys. */
export const readFileIdentities = Effect.fn("readFileIdentities")(function* (path: string, form: KeyForm) {
  const readers = yield* FileReaders
  const { suppressions } = yield* SuppressionFolders
  const wanted = yield* Effect.acquireRelease(
    Effect.sync(() => join(suppressions, DO_NOT_SELL_FOLDER, `${randomUUID()}.wanted`)),
    (written) => Effect.promise(() => rm(written, { force: true })),
  )
  const { rejected, rejectedRows, rows } = yield* readers.read(OPERATOR, {
    kind: "identities",
    path,
    keys: null,
    form,
    wanted,
  })
  return { rows, rejected, rejectedRows, identities: yield* Effect.promise(() => identitiesOf(wanted)) }
}, Effect.scoped)
