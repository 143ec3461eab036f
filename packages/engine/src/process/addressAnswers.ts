import { Result } from "effect"
import type { AddressBook } from "../addresses/AddressBook.ts"
import type { FoundStreet } from "../addresses/findStreet.ts"
import { suggestStreets } from "../addresses/suggestStreets.ts"
import { ADDRESS_QUESTIONS } from "../protocol/addressQuestions.ts"
import { type AnswerPreparer, createAnswerPreparer } from "./AnswerPreparer.ts"

/** The answers to all street questions; a missing answer doesn't compile. */
export type AddressAnswers = { readonly [Name in keyof typeof ADDRESS_QUESTIONS]: AnswerPreparer }

export const createAddressAnswers = (book: AddressBook): AddressAnswers => ({
  streets: createAnswerPreparer(ADDRESS_QUESTIONS.streets, async ({ asked }, yielder) => {
    const open = await yielder.waitFor(book.open())
    const found: Array<ReadonlyArray<FoundStreet>> = []
    for (const one of asked) {
      if (yielder.isDue) await yielder.pause()
      found.push(open === null ? [] : open.finder.find(one))
    }
    return Result.succeed({ isReady: open !== null, found })
  }),
  suggestStreets: createAnswerPreparer(ADDRESS_QUESTIONS.suggestStreets, async (asked, yielder) => {
    const open = await yielder.waitFor(book.open())
    const streets = open === null ? [] : suggestStreets(open.files, open.zipCities, asked)
    return Result.succeed({ isReady: open !== null, streets })
  }),
})
