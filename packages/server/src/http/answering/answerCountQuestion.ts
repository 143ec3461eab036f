import { Actor, Unprocessable } from "@listwright/adapters"
import type { User } from "@listwright/domain/account"
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
import { LiveQuestions, type QuestionSuperseded } from "../../counts/LiveQuestions.ts"
import type { NotPriced } from "../../pricing/PriceDesk.ts"
import { notFoundText } from "./toEnvelope.ts"
import { ensureSourceOffered } from "./ensureSourceOffered.ts"
import { ensureListAccepted } from "./ensureListAccepted.ts"
import { resolveQuestionOwner } from "./resolveQuestionOwner.ts"
import { failUnavailable, failUnprocessable, failUnprocessableReason } from "./failUnprocessable.ts"

/** Returns a question's type; a newer question replaces an older one of the same type. */
const kindOf = <Asks, Reply>({ asks, name, sideBySide }: CountQuestion<Asks, Reply>, payload: Asks): string =>
  sideBySide ? JSON.stringify([name, Schema.encodeSync(asks)(payload)]) : name

/** The reason given when a newer question has replaced this one. */
export const SUPERSEDED = "superseded"

/** The subject of a live question, with the key that distinguishes it from others. */
export interface LiveTopic {
  /** The question type; a newer question of the same type about the draft replaces this one. */
  readonly kind: string
  readonly question: () => string
  /** True if the areas must form one list. Defaults to true. */
  readonly isAboutOneList?: boolean
}

type WhyNot = CountRefused | CountUnavailable | NotPriced

/**
 * Returns the user asking about a definition, and the owner whose suppressions apply. Fails if the user may not ask
 * about the definition, or if the question is about one list but the areas can't form a single list for its source.
 */
export const authorizeQuestion = Effect.fnUntraced(function* (
  { accountId, definition, draftId }: LiveQuestion,
  isAboutOneList = true,
) {
  const { user } = yield* Actor
  yield* ensureSourceOffered(user, definition.listType)
  // A question about a draft is about days that it held before, or that its page has let through.
  if (isAboutOneList) yield* ensureListAccepted(definition, draftId === null ? null : definition)
  const owner = yield* resolveQuestionOwner(draftId, accountId).pipe(
    Effect.catchTag("NotFound", (missing) =>
      Effect.fail(new Unprocessable({ message: notFoundText(missing) })),
    ),
  )
  return { owner, user }
})

/** Works on a question until a newer question of its type about the draft arrives. */
export const runUntilSuperseded = Effect.fnUntraced(function* <A, E, R>(
  user: User,
  { draftId, revision }: LiveQuestion,
  { kind, question }: LiveTopic,
  work: Effect.Effect<A, E, R>,
) {
  const questions = yield* LiveQuestions
  return yield* questions.ask({ kind, userId: user.id, draftId, revision, question }, work)
})

/** Converts a failure to a response that states the reason. */
export const failWithReason = <A, R>(answer: Effect.Effect<A, WhyNot | QuestionSuperseded, R>) =>
  Effect.catchTags(answer, {
    CountRefused: failUnprocessableReason,
    CountUnavailable: failUnavailable,
    NotPriced: failUnprocessable,
    QuestionSuperseded: () => Effect.fail(new Unprocessable({ message: SUPERSEDED })),
  })

/**
 * Answers a question about a definition until a newer question of its type about the draft arrives, or responds with
 * the reason there's no answer. A client that disconnects cancels its question.
 */
export const answerLiveQuestion = Effect.fnUntraced(function* <A, R>(
  payload: LiveQuestion,
  topic: LiveTopic,
  answer: (user: User, owner: ListOwner) => Effect.Effect<A, WhyNot, R>,
) {
  const { owner, user } = yield* authorizeQuestion(payload, topic.isAboutOneList)
  return yield* failWithReason(runUntilSuperseded(user, payload, topic, answer(user, owner)))
})

/** Does the same as `answerLiveQuestion` for a question answered by the engine. */
export const answerCountQuestion = <A, Asks, Reply>(
  asked: CountQuestion<Asks, Reply>,
  payload: LiveQuestion & Asks,
  answer: (counts: Counts["Service"], owner: ListOwner) => Effect.Effect<A, CountRefused | CountUnavailable>,
) =>
  answerLiveQuestion(
    payload,
    {
      kind: kindOf(asked, payload),
      question: () => canonicalJson(payload.definition),
      isAboutOneList: asked.isAboutOneList,
    },
    (_, owner) => Effect.flatMap(Counts, (counts) => answer(counts, owner)),
  )
