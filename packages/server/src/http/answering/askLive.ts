import { Actor, Unavailable, Unprocessable } from "@listwright/adapters"
import { noSuchDataSource } from "@listwright/domain/catalogue"
import {
  type CountRefused,
  Counts,
  type CountUnavailable,
  type ListOwner,
  type LiveQuestion,
} from "@listwright/domain/counting"
import { canonicalJson } from "@listwright/domain/definition"
import { Effect } from "effect"
import { LiveQuestions } from "../../counts/LiveQuestions.ts"
import { notFoundText } from "./answering.ts"
import { questionOwner } from "./questionOwner.ts"

/** Asks the engine while nobody asks anything newer of that kind about the draft. A client that goes away takes its question with it. */
export const askLive = Effect.fnUntraced(function* <A>(
  kind: string,
  { definition, draftId, revision }: LiveQuestion,
  answer: (counts: Counts["Service"], owner: ListOwner) => Effect.Effect<A, CountRefused | CountUnavailable>,
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
  const counts = yield* Counts
  const questions = yield* LiveQuestions
  const question = () => canonicalJson(definition)
  const topic = { kind, userId: user.id, draftId, revision, question }
  return yield* questions.ask(topic, answer(counts, owner)).pipe(
    Effect.catchTags({
      CountRefused: ({ reason }) => Effect.fail(new Unprocessable({ message: reason })),
      CountUnavailable: ({ reason }) => Effect.fail(new Unavailable({ message: reason })),
      Superseded: () => Effect.fail(new Unprocessable({ message: "superseded" })),
    }),
  )
})
