/**
 * The engine process: opens the universe in the given folder and answers questions about it until its parent
 * disconnects.
 */
import { flushCompileCache } from "node:module"
import { Effect, Result, Schema } from "effect"
import { explainStorageError } from "../files/explainStorageError.ts"
import { LONG_COST_MS } from "../protocol/costs.ts"
import { QUESTIONS, type QuestionName } from "../protocol/questions.ts"
import { DeadlineExceededError, Turns } from "../turns/Turns.ts"
import type { PreparedAnswer } from "./AnswerPreparer.ts"
import { createAnswers } from "./answers.ts"
import { Message, type Report } from "./messages.ts"
import { type OpenedUniverse, openUniverse } from "../opened/openUniverse.ts"

/** The time after which startup is over and all waiting clients have sent their questions. */
const SETTLED_MS = 1_000

const tell = (report: Report): void => {
  process.send?.(report)
}

const isQuestion = (name: string): name is QuestionName => Object.hasOwn(QUESTIONS, name)

const serve = (universe: OpenedUniverse): void => {
  const turns = new Turns()
  const answers = createAnswers(universe)
  const decode = Schema.decodeUnknownSync(Message)

  const answer = async (
    id: number,
    client: string,
    { costMs, deadlineMs, overdue, ...asked }: PreparedAnswer,
  ) => {
    try {
      const options = { client, deadlineMs, isLong: costMs > LONG_COST_MS }
      const answered = await turns.use(id, options, asked.answer)
      tell(
        Result.match(answered, {
          onSuccess: (reply): Report => ({ kind: "answered", id, reply }),
          onFailure: (reason) => ({ kind: "refused", id, reason }),
        }),
      )
    } catch (cause) {
      tell(
        cause instanceof DeadlineExceededError && overdue !== null
          ? { kind: "refused", id, reason: overdue }
          : { kind: "failed", id, reason: explainStorageError(cause) },
      )
    }
  }

  process.on("message", (given) => {
    const message = decode(given)
    switch (message.kind) {
      case "beat":
        return tell({ kind: "beat" })
      case "cancel":
        return turns.cancel(message.id)
      case "ask": {
        const { client, id, name, payload } = message
        try {
          if (!isQuestion(name)) throw new Error(`there is no question ${name}`)
          void answer(id, client, answers[name](payload, universe.manifest))
        } catch (cause) {
          tell({ kind: "failed", id, reason: explainStorageError(cause) })
        }
      }
    }
  })
  // A killed process would not save what it compiled for the next one, and this one ends no other way.
  setTimeout(flushCompileCache, SETTLED_MS).unref()
  const { hasTextKeys, households, listType, named, records, snapshot, source, vintage } = universe.manifest
  const columns = universe.slices.columns.map(({ column }) => column)
  tell({
    kind: "ready",
    universe: {
      snapshot,
      listType,
      source,
      vintage,
      records,
      households,
      columns,
      ...(named === undefined ? {} : { named }),
      ...(hasTextKeys === undefined ? {} : { hasTextKeys }),
    },
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
