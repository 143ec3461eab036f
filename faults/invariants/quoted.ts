import type { Invariant } from "../Invariant.ts"

export const quotesAreKept: Invariant = {
  name: "every quote that a buyer was told of is there, its figures unchanged, and mailed in the end",
  violations: ({ books, buyers, isFinal }) => {
    const kept = new Map(books.quotes.map((quote) => [quote.requestKey, quote]))
    return buyers.flatMap(({ quotes }) =>
      quotes.flatMap(({ answers, key }) => {
        const quote = kept.get(key)
        if (answers.length === 0) return []
        if (quote === undefined) return [`the quote ${key} was told of and does not exist`]
        return [
          ...answers
            .filter((answer) => answer !== quote.body)
            .map(() => `the quote ${key} was told differently`),
          ...(isFinal && !quote.isMailed ? [`the quote ${key} was never mailed`] : []),
        ]
      }),
    )
  },
}
