import { Result } from "effect"
import { findExistingCodes } from "../bitslice/answer/findExistingCodes.ts"
import { findRoutePlaces } from "../bitslice/answer/routePlaces.ts"
import { DeliveryWriter } from "../lists/DeliveryWriter.ts"
import { PersonMatcher } from "../matching/PersonMatcher.ts"
import type { OpenedUniverse } from "../opened/openUniverse.ts"
import { QUESTIONS, type QuestionName } from "../protocol/questions.ts"
import { type AnswerPreparer, createAnswerPreparer } from "./AnswerPreparer.ts"
import { createAddressAnswers } from "./addressAnswers.ts"
import { createListAnswers } from "./listAnswers.ts"

/** The answers to all questions; a missing answer doesn't compile. */
type Answers = { readonly [Name in QuestionName]: AnswerPreparer }

/** Returns the answers for a universe. */
export const createAnswers = (universe: OpenedUniverse): Answers => {
  const deliverer = new DeliveryWriter(universe)
  const matcher = new PersonMatcher(universe, () => deliverer.provePayload())
  return {
    ...createListAnswers(universe),
    codes: createAnswerPreparer(QUESTIONS.codes, ({ codes, of }) =>
      Promise.resolve(Result.succeed({ codes: findExistingCodes(universe.slices, of, codes) })),
    ),
    routePlaces: createAnswerPreparer(QUESTIONS.routePlaces, async ({ doNotSell, zips }, yielder) => {
      const routes = await universe.prepared.withDoNotSell({ doNotSell }, yielder, (unsold) =>
        findRoutePlaces(universe.slices, zips, unsold, yielder),
      )
      return Result.succeed({
        routes: routes.map(
          ({ latitude, longitude, records, route }) => [route, longitude, latitude, records] as const,
        ),
      })
    }),
    named: createAnswerPreparer(QUESTIONS.named, async ({ doNotSell }, yielder) =>
      Result.succeed({
        unsold: await universe.prepared.withDoNotSell(
          { doNotSell },
          yielder,
          async (unsold) => (await unsold?.named(yielder)) ?? 0,
        ),
      }),
    ),
    ...createAddressAnswers(universe.addresses),
    deliver: createAnswerPreparer(QUESTIONS.deliver, async ({ order }, yielder) =>
      Result.map(await deliverer.deliver(order, yielder), (delivered) => ({ delivered })),
    ),
    match: createAnswerPreparer(QUESTIONS.match, async ({ order }, yielder) =>
      Result.succeed({ matched: await matcher.match(order, yielder.signal) }),
    ),
    health: createAnswerPreparer(QUESTIONS.health, () => Promise.resolve(Result.succeed({}))),
  }
}
