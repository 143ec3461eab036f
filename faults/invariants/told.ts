import { placeOrderFailedNotice } from "@listwright/domain/order"
import type { Invariant } from "../Invariant.ts"

export const nothingAcknowledgedIsLost: Invariant = {
  name: "every order that a buyer was told of is there",
  violations: ({ books, buyers }) => {
    const states = new Map(books.orders.map(({ code, state }) => [code, state]))
    return buyers.flatMap(({ drafts }) =>
      drafts.flatMap(({ clicks }) =>
        clicks.flatMap(({ answers }) =>
          answers
            .filter(({ isPlaced }) => isPlaced)
            .flatMap(({ isPending, orderCode }) => {
              const state = states.get(orderCode)
              if (state === undefined) return [`${orderCode} was told of and does not exist`]
              return state === "declined" && !isPending
                ? [`${orderCode} was told to be placed and is declined`]
                : []
            }),
        ),
      ),
    )
  },
}

export const oneAnswerAClick: Invariant = {
  name: "one click is one order and has one answer",
  violations: ({ books, buyers }) => {
    const byKey = Map.groupBy(books.orders, ({ requestKey }) => requestKey)
    return buyers.flatMap(({ drafts }) =>
      drafts.flatMap(({ clicks }) =>
        clicks.flatMap(({ answers, key, pages }) => {
          const orders = byKey.get(key) ?? []
          const codes = new Set(answers.filter(({ isPlaced }) => isPlaced).map(({ orderCode }) => orderCode))
          const isPlaced = answers.some((answer) => answer.isPlaced && !answer.isPending)
          const declined = answers.filter(({ message }) => message.includes("The card was declined"))
          return [
            ...(orders.length > 1 ? [`the click ${key} became ${orders.length} orders`] : []),
            ...(pages.size > 1 ? [`the click ${key} was sent to ${[...pages].join(" and ")}`] : []),
            ...(codes.size > 1 ? [`the click ${key} was told ${[...codes].join(" and ")}`] : []),
            ...(isPlaced && declined.length > 0
              ? [`the click ${key} was told to be placed, and declined`]
              : []),
          ]
        }),
      ),
    )
  },
}

export const acknowledgedIsNeverRefused: Invariant = {
  name: "an order that is written is never 'unable to process'",
  violations: ({ books, buyers }) => {
    const written = new Set(books.orders.map(({ requestKey }) => requestKey))
    return buyers.flatMap(({ drafts }) =>
      drafts.flatMap(({ clicks }) =>
        clicks
          .filter(({ answers, key }) => {
            const refused = answers.some(({ message }) => message === placeOrderFailedNotice.text)
            // A later try of the same click may have been written.
            return refused && written.has(key) && answers.length === 1
          })
          .map(
            ({ key }) =>
              `the click ${key} was told that nothing could be processed, and its order is written`,
          ),
      ),
    )
  },
}

export const draftsAreKept: Invariant = {
  name: "every change of a draft that was acknowledged is kept",
  violations: ({ books, buyers }) => {
    const kept = new Map(books.drafts.map((draft) => [draft.id, draft]))
    return buyers.flatMap(({ drafts }) =>
      drafts.flatMap(({ codes, id, revision }) => {
        const draft = kept.get(id)
        if (draft === undefined) return [`the draft ${id} is gone`]
        if (draft.revision < revision)
          return [`the draft ${id} is at ${draft.revision}, ${revision} was acknowledged`]
        const missing = codes.filter((code) => !draft.zips.includes(`"${code}"`))
        return draft.revision === revision && missing.length > 0
          ? [`the draft ${id} has lost ${missing.join(", ")}`]
          : []
      }),
    )
  },
}

/** Extracts what the log says from the id of a failure on. */
const logged = (surprise: string, siteOutput: string): string => {
  const id = /"id":"([0-9a-f-]+)"/.exec(surprise)?.[1]
  const at = id === undefined ? -1 : siteOutput.indexOf(id)
  return at === -1 ? "" : `\n${siteOutput.slice(at, at + LOG_SHOWN)}`
}
const LOG_SHOWN = 600

export const noSurprise: Invariant = {
  name: "the same question has the same answer, and no answer is a failure of the server",
  violations: ({ buyers, siteOutput }) =>
    buyers.flatMap(({ surprises }) => surprises.map((one) => `${one}${logged(one, siteOutput)}`)),
}

export const everythingIsDelivered: Invariant = {
  name: "every placed order is delivered in full",
  violations: ({ books, isFinal }) =>
    isFinal
      ? books.orders.flatMap(({ code, delivered, quantity, state }) => {
          if (state === "placed") return [`${code} is not delivered`]
          return state === "fulfilled" && delivered !== quantity
            ? [`${code} has ${delivered} of ${quantity} records`]
            : []
        })
      : [],
}
