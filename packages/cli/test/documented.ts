import { Schema } from "effect"
import { jsonOutputs } from "../src/jsonOutputs.ts"

/** Throws unless the JSON of a command is what its schema says, and nothing more. */
export const holdAgainstSchema = (argv: ReadonlyArray<string>, stdout: string): void => {
  // Of 'attributes' and 'attributes search' the longer one.
  const [command] = Object.entries<Schema.ConstraintCodec<unknown, unknown>>(jsonOutputs)
    .filter(([words]) => argv.slice(0, words.split(" ").length).join(" ") === words)
    .toSorted(([a], [b]) => b.length - a.length)
  if (command === undefined) return
  const decode = Schema.decodeUnknownSync(Schema.fromJsonString(command[1]))
  decode(stdout, { errors: "all", onExcessProperty: "error" })
}
