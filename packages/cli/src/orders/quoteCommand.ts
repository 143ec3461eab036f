import { longDateText, quotePageLink, quoteRecipientsProblem, SentQuotes } from "@listwright/domain/quotes"
import { findSavedList } from "@listwright/domain/saved-lists"
import { mailingOutcomeText, parseEmails } from "@listwright/domain/shared"
import { Effect, Schema } from "effect"
import { readListReference } from "../saved-lists/readListReferences.ts"
import { failWithMessage } from "../sign-in/applySiteWording.ts"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { jsonText, print, printRemark } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { QuoteFlags } from "./commands/quote.ts"
import { QuoteJson } from "./OrdersJson.ts"
import { requestKey } from "./requestKey.ts"

const encode = Schema.encodeSync(QuoteJson)

/** Creates a quote for a saved list and emails it; prints the link to the quote. */
export const quoteCommand = Effect.fn("quoteCommand")(function* (
  reference: string,
  flags: QuoteFlags,
  terminal: Terminal,
) {
  const recipients = flags.email === undefined ? null : parseEmails(flags.email)
  const named = yield* readListReference(reference, terminal)
  const server = yield* connection(terminal)
  const key = yield* requestKey(flags.key, terminal)
  const sent = yield* runOnServer(server)(
    Effect.gen(function* () {
      const problem = flags.email === undefined ? null : quoteRecipientsProblem(flags.email)
      if (problem !== null) return yield* failWithMessage("validation", problem)
      const { row } = yield* findSavedList(named)
      return yield* (yield* SentQuotes).send({ savedCountId: row.id, key, recipients })
    }),
  )
  const { code, id, mailed, price, sentOn, validUntil } = sent
  const link = `${server.url}${quotePageLink(id)}`
  const totalBeforeTax = price.figures.totalBeforeTax
  if (flags.json === true)
    return yield* print(
      terminal,
      jsonText(
        encode({
          id,
          code,
          link,
          sentTo: mailed.sent,
          mustConfirm: mailed.mustConfirm,
          refused: mailed.refused,
          sentOn,
          validUntil,
          records: price.quantity,
          totalBeforeTax,
        }),
      ),
    )
  yield* print(terminal, `${link}\n`)
  yield* printRemark(
    terminal,
    `Quote ${code}: $${totalBeforeTax} before tax, valid until ${longDateText(validUntil)}. ${mailingOutcomeText(mailed)}`,
  )
})
