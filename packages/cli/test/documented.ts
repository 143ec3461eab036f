import { Schema } from "effect"
import { jsonOutputs } from "../src/jsonOutputs.ts"

/** Throws unless the JSON of a command is what its schema says, and nothing more. */
export const holdAgainstSchema = (argv: ReadonlyArray<string>, stdout: string): void => {
  const command = Object.entries<Schema.ConstraintCodec<unknown, unknown>>(jsonOutputs).find(
    ([words]) => argv.slice(0, words.split(" ").length).join(" ") === words,
  )
  if (command === undefined) return
  const decode = Schema.decodeUnknownSync(Schema.fromJsonString(command[1]))
  decode(stdout, { errors: "all", onExcessProperty: "error" })
}
