import { History } from "@listwright/domain/history"
import { Effect, Schema } from "effect"
import { namedAccount } from "../saved-lists/namedAccount.ts"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { jsonText, print } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { ensureWritable, writeNamedFile } from "../terminal/writeNamedFile.ts"
import type { ExportFlags } from "./commands/export.ts"
import { HistoryExportJson } from "./HistoryJson.ts"
import { checkHistorySearch, findHistoryTab } from "./findHistoryTab.ts"

const encode = Schema.encodeSync(HistoryExportJson)
const NEW_LINE = 10

/** Counts the lines of an exported history file. Order names never contain line breaks. */
const linesOf = (bytes: Uint8Array): number =>
  bytes.reduce((lines, byte) => lines + (byte === NEW_LINE ? 1 : 0), 0)

/** Writes all orders in a tab as CSV (Export All). */
export const exportCommand = Effect.fn("exportCommand")(function* (
  text: string,
  flags: ExportFlags,
  terminal: Terminal,
) {
  const tab = yield* findHistoryTab(flags.type)
  const search = yield* checkHistorySearch(text)
  const force = flags.force === true
  if (flags.out !== undefined && flags.out !== "-") yield* ensureWritable(flags.out, force)
  const server = yield* connection(terminal)
  const { bytes, fileName } = yield* runOnServer(server)(
    Effect.flatMap(History, (history) => history.exportAll(tab, { accountId: namedAccount(flags), search })),
  )
  if (flags.out === "-") return yield* print(terminal, bytes)
  const file = flags.out ?? fileName
  yield* ensureWritable(file, force)
  yield* writeNamedFile(file, bytes)
  const orders = linesOf(bytes) - 1
  yield* print(
    terminal,
    flags.json === true
      ? jsonText(encode({ type: tab, file, orders, bytes: bytes.length }))
      : `${file}\t${orders}\n`,
  )
})
