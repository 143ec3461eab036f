/** The engine's process: opens the universe of the folder it is given and answers questions about it until it is left. */
import { flushCompileCache } from "node:module"
import { selectionRefusedText, type SelectionRefused } from "@listwright/domain"
import { Effect, Result, Schema } from "effect"
import { codesFound } from "../bitslice/answer/codesFound.ts"
import { Deliverer } from "../delivery/Deliverer.ts"
import { Matcher } from "../matching/Matcher.ts"
import { answerMore } from "./answerMore.ts"
import { Question, type Report } from "./messages.ts"
import { type OpenUniverse, openUniverse } from "./openUniverse.ts"
import { Turns } from "./Turns.ts"

/** When a start is over, and whoever waited for it has asked. */
const SETTLED_MS = 1_000

const tell = (report: Report): void => {
  process.send?.(report)
}

const refused = (id: number, failure: SelectionRefused): Report => ({
  id,
  kind: "refused",
  reason: selectionRefusedText(failure),
})

const serve = (universe: OpenUniverse): void => {
  const { engine, slices } = universe
  const turns = new Turns()
  const deliverer = new Deliverer(universe)
  const matcher = new Matcher(universe, () => deliverer.provePayload())
  const decode = Schema.decodeUnknownSync(Question)

  const answer = async (
    question: Exclude<Question, { readonly kind: "cancel" }>,
    signal: AbortSignal,
  ): Promise<Report> => {
    const { id } = question
    switch (question.kind) {
      case "count":
        return Result.match(await engine.countAll(question.question, signal), {
          onSuccess: ({ areas, suppressed }) => ({
            id,
            kind: "counted",
            areas: areas.map(({ records, withPhones }) => [records, withPhones] as const),
            suppressed,
          }),
          onFailure: (failure) => refused(id, failure),
        })
      case "waterfall":
        return Result.match(await engine.waterfall(question.question, signal), {
          onSuccess: (steps) => ({ id, kind: "explained", steps }),
          onFailure: (failure) => refused(id, failure),
        })
      case "suggestions":
      case "details":
      case "breakdown":
      case "crossTab":
      case "fillRates":
      case "sample":
        return Result.getOrElse(await answerMore(universe, question, signal), (failure) =>
          refused(id, failure),
        )
      case "match":
        return { id, kind: "matched", matched: await matcher.match(question.order, signal) }
      case "codes":
        return { id, kind: "found", codes: codesFound(slices, question.of, question.codes) }
      case "deliver":
        return Result.match(await deliverer.deliver(question.order, signal), {
          onSuccess: (delivered) => ({ id, kind: "delivered", delivered }),
          onFailure: (failure) => refused(id, failure),
        })
    }
  }

  process.on("message", (message) => {
    const question = decode(message)
    if (question.kind === "cancel") return turns.cancel(question.id)
    turns
      .use(question.id, (signal) => answer(question, signal))
      .then(tell, (cause: unknown) =>
        tell({
          id: question.id,
          kind: "failed",
          reason: cause instanceof Error ? cause.message : String(cause),
        }),
      )
  })
  // A process that is killed would not keep what it has compiled for the next, and this one ends in no other way.
  setTimeout(flushCompileCache, SETTLED_MS).unref()
  const { households, listType, records, snapshot, source, vintage } = universe.manifest
  const columns = slices.columns.map(({ column }) => column)
  tell({
    kind: "ready",
    universe: { snapshot, listType, source, vintage, records, households, columns },
  })
}

process.on("disconnect", () => process.exit(0))
const [folder = "", geographyFolder = ""] = process.argv.slice(2)
const options = { clickhouseUrl: process.env["CLICKHOUSE_URL"], geographyFolder }
const opened = Effect.match(openUniverse(folder, options), {
  onSuccess: serve,
  onFailure: ({ file, reason }) => tell({ kind: "unusable", file, reason }),
})
await Effect.runPromise(opened)
