import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { Effect, Schema } from "effect"
import { ReferenceUnusable } from "./ReferenceErrors.ts"
import type { ReferenceFacts } from "@listwright/domain/geography"
import { ReferenceManifest, type ReferenceName } from "./ReferenceFacts.ts"

/** The folder of committed data; the relative path is the same from `src` and `dist`. */
const committed = fileURLToPath(new URL("../../data/", import.meta.url))

const decode = Schema.decodeUnknownEffect(Schema.fromJsonString(ReferenceManifest))

const read = (file: string): Effect.Effect<Buffer, ReferenceUnusable> =>
  Effect.try({
    try: () => readFileSync(file),
    catch: (cause) => new ReferenceUnusable({ file, reason: `cannot be read: ${String(cause)}` }),
  })

/** Facts that are available immediately, and a table read on demand. */
export interface Reference {
  readonly facts: ReferenceFacts
  /** The table's rows without its header; row 0 is line 2 of `file`. */
  readonly rows: Effect.Effect<ReadonlyArray<ReadonlyArray<string>>, ReferenceUnusable>
  readonly file: string
}

const readRows = Effect.fnUntraced(function* (file: string, sha256: string, columns: ReadonlyArray<string>) {
  const bytes = yield* read(file)
  if (createHash("sha256").update(bytes).digest("hex") !== sha256)
    return yield* new ReferenceUnusable({
      file,
      reason: "is damaged: it isn't the file named in its .json; import it again",
    })
  const [head, ...rows] = bytes
    .toString("utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"))
  const expected = columns.join("\t")
  if (head?.join("\t") !== expected)
    return yield* new ReferenceUnusable({ file, reason: `line 1 must be the columns ${columns.join(", ")}` })
  return rows
})

/** Reads the provider's data if `folder` contains any, otherwise the committed data. */
export const readReference = Effect.fn("readReference")(function* (
  name: ReferenceName,
  columns: ReadonlyArray<string>,
  folder: string | null,
): Effect.fn.Return<Reference, ReferenceUnusable> {
  const isProvided = folder !== null && existsSync(join(folder, `${name}.json`))
  const from = isProvided ? folder : committed
  const file = join(from, `${name}.json`)
  const { table, sha256, ...facts } = yield* decode((yield* read(file)).toString("utf8")).pipe(
    Effect.mapError(({ message }) => new ReferenceUnusable({ file, reason: `is damaged: ${message}` })),
  )
  return { facts, file: join(from, table), rows: readRows(join(from, table), sha256, columns) }
})
