import { Result } from "effect"
import { codesFound } from "../bitslice/answer/codesFound.ts"
import { routePlacesIn } from "../bitslice/answer/routePlaces.ts"
import { Deliverer } from "../lists/Deliverer.ts"
import { Matcher } from "../matching/Matcher.ts"
import type { OpenUniverse } from "../opened/openUniverse.ts"
import { QUESTIONS, type QuestionName } from "../protocol/questions.ts"
import { type Answering, answering } from "./Answering.ts"
import { addressAnswersOf } from "./addressAnswers.ts"
import { listAnswersOf } from "./listAnswers.ts"

/** The answers to all questions; a missing answer doesn't compile. */
type Answers = { readonly [Name in QuestionName]: Answering }

/** Returns the answers for a universe. */
export const answersOf = (universe: OpenUniverse): Answers => {
  const deliverer = new Deliverer(universe)
  const matcher = new Matcher(universe, () => deliverer.provePayload())
  return {
    ...listAnswersOf(universe),
    codes: answering(QUESTIONS.codes, ({ codes, of }) =>
      Promise.resolve(Result.succeed({ codes: codesFound(universe.slices, of, codes) })),
    ),
    routePlaces: answering(QUESTIONS.routePlaces, async ({ zips }, yielder) => {
      const routes = await routePlacesIn(universe.slices, zips, yielder)
      return Result.succeed({
        routes: routes.map(
          ({ latitude, longitude, records, route }) => [route, longitude, latitude, records] as const,
        ),
      })
    }),
    ...addressAnswersOf(universe.addresses),
    deliver: answering(QUESTIONS.deliver, async ({ order }, yielder) =>
      Result.map(await deliverer.deliver(order, yielder), (delivered) => ({ delivered })),
    ),
    match: answering(QUESTIONS.match, async ({ order }, yielder) =>
      Result.succeed({ matched: await matcher.match(order, yielder.signal) }),
    ),
    health: answering(QUESTIONS.health, () => Promise.resolve(Result.succeed({}))),
  }
}
