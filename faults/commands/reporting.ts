import { Option, Schema } from "effect"
import type { Command } from "../Command.ts"
import { isOpen } from "./editing.ts"

const answerOf = Schema.decodeUnknownOption(
  Schema.Struct({ d: Schema.Struct({ ResultFlag: Schema.Boolean, ResultMessage: Schema.String }) }),
)

/** Asks for a two-dimensional report by mail, each under a name of its own, and keeps what the site said to it. */
export const sendReport: Command = {
  name: "ask for a report",
  weight: 3,
  isPossible: ({ draft }) => isOpen(draft) && draft.codes.length > 0,
  run: async (buyer) => {
    const draft = buyer.draft
    if (draft === undefined) return
    const name = `Report ${buyer.newKey()}`
    const readers = Array.from({ length: 1 + buyer.random.int(3) }, (_, at) => `reader${at}@bakery.example`)
    const report = { name, readers, isAcknowledged: false }
    buyer.reports.push(report)
    const answer = answerOf(
      await buyer.ask("POST", "/PlaceOrder.aspx/Submit2DReportConditions", {
        order: { ListModuleSessionId: draft.id },
        geos: [],
        demoCategories: [{ ColumnName: "GENDER", AttributeName: "Gender" }],
        desc: name,
        targetEmail: readers.join(","),
        delimiterOfEmails: ",",
      }),
    )
    report.isAcknowledged = Option.isSome(answer) && answer.value.d.ResultFlag
  },
}
