import { OrderCode } from "@listwright/domain/shared"
import { createHash } from "node:crypto"
import { basename, extname } from "node:path"
import { downloadOrder, ListFormat } from "@listwright/domain/order"
import { Effect, Option, Schema } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { jsonText, print, printRemark } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { ensureWritable, writeNamedFile } from "../terminal/writeNamedFile.ts"
import type { DownloadFlags } from "./commands/download.ts"

const NOTHING_REFUNDED = "0.00"

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex")

const damaged = (code: string) =>
  new CommandFailed({
    kind: "failure",
    message: `The list for order ${code} was damaged during the download. Download it again.`,
  })

const formatOf = Schema.decodeUnknownOption(ListFormat)

const ENDINGS = {
  csv: ".csv",
  xlsx: ".xlsx",
  avery5160: "-avery5160.pdf",
  avery4013: "-avery4013.pdf",
} as const satisfies Readonly<Record<ListFormat, string>>

/** Returns the server's file name without its folder, with the extension of the format. */
const nameOf = (fileName: string, format: ListFormat): string =>
  `${basename(fileName, extname(fileName))}${ENDINGS[format]}`

/** Downloads an order's list; a CSV file is verified against the receipt. */
export const downloadCommand = Effect.fn("downloadCommand")(function* (
  code: string,
  flags: DownloadFlags,
  terminal: Terminal,
) {
  const force = flags.force === true
  if (flags.out === "-" && flags.json === true) {
    const message = "--out - and --json both use standard output. Use only one of them."
    return yield* new CommandFailed({ kind: "usage", message })
  }
  const format = Option.getOrUndefined(formatOf(flags.format ?? "csv"))
  if (format === undefined) {
    const message = `--format must be csv, xlsx, avery5160 or avery4013, not '${flags.format ?? ""}'.`
    return yield* new CommandFailed({ kind: "usage", message })
  }
  if (flags.out !== undefined && flags.out !== "-") yield* ensureWritable(flags.out, force)
  const server = yield* connection(terminal)
  const { delivery, bytes } = yield* runOnServer(server)(downloadOrder(OrderCode.make(code), format))
  const checksum = sha256(bytes)
  // The original contract gives no checksum.
  const isKnown = delivery.sha256 !== ""
  if (format === "csv" && isKnown && checksum !== delivery.sha256) return yield* damaged(code)
  if (delivery.refunded !== NOTHING_REFUNDED) {
    yield* printRemark(
      terminal,
      `Fewer records were available than ordered, so $${delivery.refunded} was refunded.`,
    )
  }
  if (flags.out === "-") return yield* print(terminal, bytes)
  const file = flags.out ?? nameOf(delivery.fileName, format)
  yield* ensureWritable(file, force)
  yield* writeNamedFile(file, bytes)
  const { records } = delivery
  yield* print(
    terminal,
    flags.json === true
      ? jsonText({ orderCode: code, file, records, bytes: bytes.length, sha256: checksum })
      : `${file}\t${records}\n`,
  )
})
