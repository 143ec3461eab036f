import { schemaProblems } from "@listwright/domain/shared"
import { CountReceipt, StoredCountReceipt } from "@listwright/domain/counting"
import { Effect, Schema } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { readText } from "../terminal/readText.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { writeJson } from "./definitionFile.ts"

const decode = Schema.decodeUnknownEffect(StoredCountReceipt)
const encode = Schema.encodeSync(CountReceipt)

const invalid = (file: string, message: string) =>
  new CommandFailed({
    kind: "validation",
    message: `${file} isn't a count receipt: ${message}. To create one, use --receipt FILE.`,
  })

/** Reads the receipt of an earlier count. */
export const readReceipt = Effect.fn("readReceipt")(function* (file: string, terminal: Terminal) {
  const text = yield* readText(file, terminal)
  const json: unknown = yield* Effect.try({
    try: (): unknown => JSON.parse(text),
    catch: (cause) => invalid(file, cause instanceof Error ? cause.message : String(cause)),
  })
  return yield* decode(json, { errors: "all" }).pipe(
    Effect.mapError((error) => invalid(file, schemaProblems(error))),
  )
})

/** Writes a count's receipt for use with `--since`. */
export const writeReceipt = (file: string, receipt: CountReceipt) => writeJson(file, encode(receipt))
