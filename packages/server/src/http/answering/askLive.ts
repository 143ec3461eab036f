import { Actor, Unprocessable } from "@listwright/adapters"
import type { User } from "@listwright/domain/account"
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
import type { NotPriced } from "../../pricing/QuoteDesk.ts"
import { notFoundText } from "./answering.ts"
import { questionOwner } from "./questionOwner.ts"
import { unavailable, unprocessable, unprocessableFor } from "./unprocessable.ts"

/** Questions of a kind replace one another. */
const kindOf = <Asks, Reply>({ asks, name, sideBySide }: CountQuestion<Asks, Reply>, payload: Asks): string =>
  sideBySide ? JSON.stringify([name, Schema.encodeSync(asks)(payload)]) : name

/** What a live question is about, and how it is told from others. */
interface LiveTopic {
  /** A newer question of the same kind about the draft takes its place. */
  readonly kind: string
  readonly question: () => string
}

type WhyNot = CountRefused | CountUnavailable | NotPriced

/**
 * Answers a question about a definition until a newer one of its kind about the draft arrives, and says why where there
 * is no answer. A client that disconnects cancels its question.
 */
export const answerLive = Effect.fnUntraced(function* <A, R>(
  { definition, draftId, revision }: LiveQuestion,
  { kind, question }: LiveTopic,
  answer: (user: User, owner: ListOwner) => Effect.Effect<A, WhyNot, R>,
) {
  const { user } = yield* Actor
  if (!user.dataSources.includes(definition.listType)) {
    return yield* new Unprocessable({ message: noSuchDataSource.text })
  }
  const owner = yield* questionOwner(draftId).pipe(
    Effect.catchTag("NotFound", (missing) =>
      Effect.fail(new Unprocessable({ message: notFoundText(missing) })),
    ),
  )
  const questions = yield* LiveQuestions
  const topic = { kind, userId: user.id, draftId, revision, question }
  return yield* questions.ask(topic, answer(user, owner)).pipe(
    Effect.catchTags({
      CountRefused: unprocessableFor,
      CountUnavailable: unavailable,
      NotPriced: unprocessable,
      Superseded: () => Effect.fail(new Unprocessable({ message: "superseded" })),
    }),
  )
})

/** The same of a question that the engine answers. */
export const askLive = <A, Asks, Reply>(
  asked: CountQuestion<Asks, Reply>,
  payload: LiveQuestion & Asks,
  answer: (counts: Counts["Service"], owner: ListOwner) => Effect.Effect<A, CountRefused | CountUnavailable>,
) =>
  answerLive(
    payload,
    { kind: kindOf(asked, payload), question: () => canonicalJson(payload.definition) },
    (_, owner) => Effect.flatMap(Counts, (counts) => answer(counts, owner)),
  )
