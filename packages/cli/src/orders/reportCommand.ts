import { basename } from "node:path"
import { runCount } from "@listwright/domain/counting"
import { Drafts } from "@listwright/domain/drafts"
import { type OrderReceipt, Orders } from "@listwright/domain/order"
import {
  openReport,
  REPORT_SENT_TEXT,
  reportNotAvailableText,
  Reports,
  sendReport,
} from "@listwright/domain/reports"
import { ReportFormat } from "@listwright/domain/saved-lists"
import { type DraftId, joinMessages, mailingOutcomeText, OrderCode } from "@listwright/domain/shared"
import { Effect, Option, Schema } from "effect"
import { resolveColumns } from "../counting/fetchInsights.ts"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { breakdownFile } from "../reports/loadBreakdown.ts"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { jsonText, print, printRemark } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { ensureWritable, writeNamedFile } from "../terminal/writeNamedFile.ts"
import type { ReportFlags } from "./commands/report.ts"
import { failWithMessage } from "../sign-in/applySiteWording.ts"

const usage = (message: string) => new CommandFailed({ kind: "usage", message })

/** Returns an order's count as a workbook; an order placed without an official count is counted first. */
const countResult = Effect.fn("countResult")(function* (draftId: DraftId) {
  const reports = yield* Reports
  return yield* reports.countResultFile(draftId).pipe(
    Effect.catchTag("Refused", (refused) =>
      runCount(draftId).pipe(
        Effect.catchTag("CountFailed", () => Effect.fail(refused)),
        Effect.andThen(reports.countResultFile(draftId)),
      ),
    ),
  )
})

/** Emails the report of an order's areas by attributes. */
const mailAreas = Effect.fn("mailAreas")(function* (
  { draftId, listType, orderName }: OrderReceipt,
  emails: string,
  { attributes, name = orderName }: ReportFlags,
) {
  const { choices, form } = yield* openReport(draftId)
  const named = attributes === undefined ? [] : yield* resolveColumns(listType, attributes)
  const columns = named.map(({ column, name: attributeName }) => ({ columnName: column, attributeName }))
  return yield* sendReport(draftId, { ...form, columns, name, emails }, choices).pipe(
    Effect.catchTags({
      ReportNotAvailable: (failure) => failWithMessage("validation", reportNotAvailableText(failure)),
      FormIncomplete: ({ problems }) =>
        failWithMessage("validation", joinMessages(Object.values(problems), " ")),
    }),
  )
})

const formatOf = Schema.decodeUnknownOption(ReportFormat)

/**
 * Produces a report on an order: its count as a workbook, a breakdown of it, or its areas by attributes in an email.
 */
export const reportCommand = Effect.fn("reportCommand")(function* (
  code: string,
  flags: ReportFlags,
  terminal: Terminal,
) {
  const { attribute, email, out } = flags
  const format = Option.getOrUndefined(formatOf(flags.format ?? "xlsx"))
  if (format === undefined)
    return yield* usage(`--format must be csv, xlsx, or pdf, not '${flags.format ?? ""}'.`)
  if (attribute === undefined && format !== "xlsx")
    return yield* usage(
      "An order's count is always a workbook. To use --format, request a breakdown with --attribute.",
    )
  const force = flags.force === true
  if (out !== undefined) yield* ensureWritable(out, force)
  const ask = runOnServer(yield* connection(terminal))
  const receipt = yield* ask(Effect.flatMap(Orders, (orders) => orders.receipt(OrderCode.make(code))))
  if (email !== undefined) {
    const mailed = yield* ask(mailAreas(receipt, email, flags))
    const { mustConfirm, refused, sent: sentTo } = mailed
    if (flags.json === true)
      return yield* print(
        terminal,
        jsonText({ orderCode: code, file: null, bytes: 0, sentTo, mustConfirm, refused }),
      )
    yield* print(terminal, sentTo.map((address) => `${address}\n`).join(""))
    return yield* printRemark(
      terminal,
      `${mailingOutcomeText(mailed)}${sentTo.length === 0 ? "" : ` ${REPORT_SENT_TEXT}`}`,
    )
  }
  const { bytes, fileName } = yield* ask(
    attribute === undefined
      ? countResult(receipt.draftId)
      : Effect.gen(function* () {
          const { definition, id, revision } = yield* (yield* Drafts).get(receipt.draftId)
          return yield* breakdownFile({ definition, draftId: id, revision }, attribute, format)
        }),
  )
  const file = out ?? basename(fileName)
  yield* ensureWritable(file, force)
  yield* writeNamedFile(file, bytes)
  yield* print(
    terminal,
    flags.json === true
      ? jsonText({ orderCode: code, file, bytes: bytes.length, sentTo: [], mustConfirm: [], refused: [] })
      : `${file}\n`,
  )
})
