import { CanonicalDefinition, ListDefinition } from "@listwright/domain/definition"
import { schemaProblems } from "@listwright/domain/shared"
import { Effect, Schema } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { readText } from "../terminal/readText.ts"
import { jsonText } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { replaceFileAtomically } from "../terminal/replaceFileAtomically.ts"

const decode = Schema.decodeUnknownEffect(CanonicalDefinition)
const encode = Schema.encodeSync(ListDefinition)
const invalid = (name: string, message: string) =>
  new CommandFailed({ kind: "validation", message: `${name} isn't a list definition: ${message}` })

/** Reads a definition; '-' means standard input. If a field fails to decode, the error names it. */
export const readDefinition = Effect.fn("readDefinition")(function* (file: string, terminal: Terminal) {
  const name = file === "-" ? "Standard input" : file
  const text = yield* readText(file, terminal)
  const json: unknown = yield* Effect.try({
    try: (): unknown => JSON.parse(text),
    catch: (cause) => invalid(name, cause instanceof Error ? cause.message : String(cause)),
  })
  return yield* decode(json, { errors: "all" }).pipe(
    Effect.mapError((error) => invalid(name, schemaProblems(error))),
  )
})

/** Encodes a definition in the format used for storage and display. */
export const definitionJson = (definition: ListDefinition): unknown => encode(definition)

/** Writes a JSON file; an existing file is replaced atomically. */
export const writeJson = Effect.fn("writeJson")(function* (file: string, value: unknown) {
  yield* Effect.tryPromise({
    try: () => replaceFileAtomically(file, jsonText(value)),
    catch: (cause) =>
      new CommandFailed({ kind: "failure", message: `Couldn't write ${file}: ${String(cause)}` }),
  })
})

/** Writes a definition file for use with `--file`. */
export const writeDefinition = (file: string, definition: CanonicalDefinition) =>
  writeJson(file, definitionJson(definition))
