import { extname } from "node:path"
import { type TableFile, TableFormat } from "@listwright/domain/saved-lists"
import { Effect, Option, Schema } from "effect"
import type { AnyFailure } from "../failures/failureOf.ts"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { connection, over, type Ports } from "../sign-in/connection.ts"
import { print } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { mayWrite, writeNamedFile } from "../terminal/writeNamedFile.ts"
import type { OutFlags } from "./SavedListFlags.ts"

const formatOf = Schema.decodeUnknownOption(TableFormat)

/** Writes a table to the file that --out names; its ending says how. */
export const takeTable = Effect.fn("takeTable")(function* (
  out: string,
  { force = false }: OutFlags,
  terminal: Terminal,
  ask: (format: TableFormat) => Effect.Effect<TableFile, AnyFailure, Ports>,
) {
  const format = Option.getOrUndefined(formatOf(extname(out).slice(1).toLowerCase()))
  if (format === undefined)
    return yield* new CommandFailed({
      kind: "usage",
      message: `--out takes a file that ends in .csv or .xlsx, not '${out}'.`,
    })
  yield* mayWrite(out, force)
  const server = yield* connection(terminal)
  const { bytes } = yield* over(server)(ask(format))
  yield* writeNamedFile(out, bytes)
  yield* print(terminal, `${out}\n`)
})
