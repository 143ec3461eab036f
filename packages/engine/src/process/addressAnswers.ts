import { Result } from "effect"
import type { AddressBook } from "../addresses/AddressBook.ts"
import type { FoundStreet } from "../addresses/findStreet.ts"
import { suggestStreets } from "../addresses/suggestStreets.ts"
import { ADDRESS_QUESTIONS } from "../protocol/addressQuestions.ts"
import { type Answering, answering } from "./Answering.ts"

/** The answers to all street questions; a missing answer doesn't compile. */
export type AddressAnswers = { readonly [Name in keyof typeof ADDRESS_QUESTIONS]: Answering }

export const addressAnswersOf = (book: AddressBook): AddressAnswers => ({
  streets: answering(ADDRESS_QUESTIONS.streets, async ({ asked }, yielder) => {
    const open = await yielder.waitFor(book.open())
    const found: Array<ReadonlyArray<FoundStreet>> = []
    for (const one of asked) {
      if (yielder.isDue) await yielder.pause()
      found.push(open === null ? [] : open.finder.find(one))
    }
    return Result.succeed({ isReady: open !== null, found })
  }),
  suggestStreets: answering(ADDRESS_QUESTIONS.suggestStreets, async (asked, yielder) => {
    const open = await yielder.waitFor(book.open())
    const streets = open === null ? [] : suggestStreets(open.files, open.zipCities, asked)
    return Result.succeed({ isReady: open !== null, streets })
  }),
})
