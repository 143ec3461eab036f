import { extname } from "node:path"
import type { TableFile } from "@listwright/domain/saved-lists"
import { Effect } from "effect"
import type { AnyFailure } from "../failures/toCommandFailed.ts"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { connection, runOnServer, type Ports } from "../sign-in/connection.ts"
import type { OptionFlag } from "../terminal/commandFlags.ts"
import type { forceOption, formatOption } from "../terminal/options.ts"
import { print } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { ensureWritable, writeNamedFile } from "../terminal/writeNamedFile.ts"

/** The flags of a command that writes a table to a file. */
type OutFlags = OptionFlag<typeof formatOption> & OptionFlag<typeof forceOption>

const either = new Intl.ListFormat("en-US", { type: "disjunction" })

/**
 * Returns the requested format: the one in --format or, if missing, the one implied by the file's extension. It must be
 * one of the available formats.
 */
const formatOf = Effect.fnUntraced(function* <Format extends string>(
  out: string,
  { format }: OptionFlag<typeof formatOption>,
  formats: ReadonlyArray<Format>,
) {
  const asked = (format ?? extname(out).slice(1)).toLowerCase()
  const found = formats.find((known) => known === asked)
  if (found !== undefined) return found
  const message =
    format === undefined
      ? `--out takes a file that ends in ${either.format(formats.map((known) => `.${known}`))}, not '${out}'.`
      : `--format must be ${either.format(formats)}, not '${format}'.`
  return yield* new CommandFailed({ kind: "usage", message })
})

/** Writes a table to the file in --out, in one of its available formats. */
export const writeTableFile = Effect.fn("writeTableFile")(function* <Format extends string>(
  out: string,
  flags: OutFlags,
  terminal: Terminal,
  formats: ReadonlyArray<Format>,
  ask: (format: Format) => Effect.Effect<TableFile, AnyFailure, Ports>,
) {
  const format = yield* formatOf(out, flags, formats)
  yield* ensureWritable(out, flags.force ?? false)
  const server = yield* connection(terminal)
  const { bytes } = yield* runOnServer(server)(ask(format))
  yield* writeNamedFile(out, bytes)
  yield* print(terminal, `${out}\n`)
})
