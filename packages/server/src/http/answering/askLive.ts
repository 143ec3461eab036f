import { Actor, Unprocessable } from "@listwright/adapters"
import { noSuchDataSource } from "@listwright/domain/catalogue"
import {
  type CountQuestion,
  type CountRefused,
  Counts,
  type CountUnavailable,
  type ListOwner,
  type LiveQuestion,
} from "@listwright/domain/counting"
import { canonicalJson } from "@listwright/domain/definition"
import { Effect, Schema } from "effect"
import { LiveQuestions } from "../../counts/LiveQuestions.ts"
import { notFoundText } from "./answering.ts"
import { questionOwner } from "./questionOwner.ts"
import { unavailable, unprocessableFor } from "./unprocessable.ts"

/** Questions of a kind replace one another. */
const kindOf = <Asks, Reply>({ asks, name, sideBySide }: CountQuestion<Asks, Reply>, payload: Asks): string =>
  sideBySide ? JSON.stringify([name, Schema.encodeSync(asks)(payload)]) : name

/**
 * Asks the engine until a newer question of that kind about the draft arrives. A client that disconnects cancels its
 * question.
 */
export const askLive = Effect.fnUntraced(function* <A, Asks, Reply>(
  asked: CountQuestion<Asks, Reply>,
  payload: LiveQuestion & Asks,
  answer: (counts: Counts["Service"], owner: ListOwner) => Effect.Effect<A, CountRefused | CountUnavailable>,
) {
  const { definition, draftId, revision } = payload
  const { user } = yield* Actor
  if (!user.dataSources.includes(definition.listType)) {
    return yield* new Unprocessable({ message: noSuchDataSource.text })
  }
  const owner = yield* questionOwner(draftId).pipe(
    Effect.catchTag("NotFound", (missing) =>
      Effect.fail(new Unprocessable({ message: notFoundText(missing) })),
    ),
  )
  const counts = yield* Counts
  const questions = yield* LiveQuestions
  const question = () => canonicalJson(definition)
  const topic = { kind: kindOf(asked, payload), userId: user.id, draftId, revision, question }
  return yield* questions.ask(topic, answer(counts, owner)).pipe(
    Effect.catchTags({
      CountRefused: unprocessableFor,
      CountUnavailable: unavailable,
      Superseded: () => Effect.fail(new Unprocessable({ message: "superseded" })),
    }),
  )
})
