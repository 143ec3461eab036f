/** The engine's process: opens the universe of the folder it is given and answers questions about it until it is left. */
import { selectionRefusedText, type SelectionRefused } from "@listwright/domain"
import { Effect, Result, Schema } from "effect"
import { codesFound } from "../bitslice/answer/codesFound.ts"
import { Deliverer } from "../delivery/Deliverer.ts"
import { Question, type Report } from "./messages.ts"
import { type OpenUniverse, openUniverse } from "./openUniverse.ts"
import { Turns } from "./Turns.ts"

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
  const decode = Schema.decodeUnknownSync(Question)

  const answer = async (
    question: Exclude<Question, { readonly kind: "cancel" }>,
    signal: AbortSignal,
  ): Promise<Report> => {
    const { id } = question
    switch (question.kind) {
      case "count":
        return Result.match(await engine.count(question.question, signal), {
          onSuccess: (areas) => ({
            id,
            kind: "counted",
            areas: areas.map(({ records, withPhones }) => [records, withPhones] as const),
          }),
          onFailure: (failure) => refused(id, failure),
        })
      case "waterfall":
        return Result.match(await engine.waterfall(question.question, signal), {
          onSuccess: (steps) => ({ id, kind: "explained", steps }),
          onFailure: (failure) => refused(id, failure),
        })
      case "suggestions":
        return Result.match(await engine.suggestions(question.question, signal), {
          onSuccess: (suggestions) => ({ id, kind: "suggested", suggestions }),
          onFailure: (failure) => refused(id, failure),
        })
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
  tell({ kind: "ready", snapshot: universe.manifest.snapshot })
}

process.on("disconnect", () => process.exit(0))
const opened = Effect.match(openUniverse(process.argv[2] ?? ""), {
  onSuccess: serve,
  onFailure: ({ file, reason }) => tell({ kind: "unusable", file, reason }),
})
await Effect.runPromise(opened)
