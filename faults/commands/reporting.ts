import { Option, Schema } from "effect"
import type { Command } from "../Command.ts"
import type { Buyer } from "../world/Buyer.ts"
import { isOpen } from "./editing.ts"

const answerOf = Schema.decodeUnknownOption(
  Schema.Struct({ d: Schema.Struct({ ResultFlag: Schema.Boolean, ResultMessage: Schema.String }) }),
)

/** The users of the same account: a report to any other user would wait for a confirmation. */
const COLLEAGUES = ["demo", "power", "digital"]
const MAX_READERS = 3

const readersOf = ({ person, random }: Buyer): ReadonlyArray<string> => {
  const others = COLLEAGUES.includes(person) ? COLLEAGUES.filter((one) => one !== person) : []
  return [person, ...others.slice(0, random.int(MAX_READERS))].map((one) => `${one}@listwright.example`)
}

/** Asks for a two-dimensional report by mail, each under a name of its own, and keeps what the site said to it. */
export const sendReport: Command = {
  name: "ask for a report",
  weight: 3,
  isPossible: ({ draft }) => isOpen(draft) && draft.codes.length > 0,
  run: async (buyer) => {
    const draft = buyer.draft
    if (draft === undefined) return
    const name = `Report ${buyer.newKey()}`
    const readers = readersOf(buyer)
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
