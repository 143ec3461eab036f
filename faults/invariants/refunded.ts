import type { Evidence, Invariant } from "../Invariant.ts"
import { usdOf } from "../world/Checkout.ts"

const made = ({ books }: Evidence) => books.entries.filter(({ kind }) => kind === "refund")

export const refundsAgree: Invariant = {
  name: "every refund that was claimed is made once, by its amount, and no other is",
  violations: (evidence) => {
    const { books, isFinal } = evidence
    const claimed = new Map(books.refunds.map((refund) => [refund.key, refund]))
    const byKey = Map.groupBy(made(evidence), ({ key }) => key)
    return [
      ...[...byKey].flatMap(([key, entries]) => {
        const amounts = entries.map(({ cents }) => usdOf(cents))
        const wanted = claimed.get(key)?.amount
        return amounts.length === 1 && amounts[0] === wanted
          ? []
          : [`${key} was made of ${amounts.join(" and ")}, claimed was ${wanted ?? "nothing"}`]
      }),
      ...books.refunds
        .filter(({ isMade, key }) => (isFinal || isMade) && !byKey.has(key))
        .map(({ key }) => `${key} was claimed and never made`),
    ]
  },
}

export const neverMoreThanPaid: Invariant = {
  name: "no order is given back more than was paid",
  violations: (evidence) => {
    const paid = evidence.books.entries.filter(({ state }) => state === "captured")
    return [...Map.groupBy(made(evidence), ({ chargeKey }) => chargeKey)].flatMap(([key, refunds]) => {
      const given = refunds.reduce((sum, { cents }) => sum + cents, 0)
      const charged = paid.filter((one) => one.key === key).reduce((sum, { cents }) => sum + cents, 0)
      return given > charged ? [`${key} was paid ${charged} cents and given back ${given}`] : []
    })
  },
}

export const refundsAreToldOnce: Invariant = {
  name: "a refund that an operator was told of is kept, and told alike each time",
  violations: ({ books, buyers }) => {
    const kept = new Map(books.refunds.map(({ amount, key }) => [key, amount]))
    return buyers.flatMap(({ refunds }) =>
      refunds.flatMap(({ answers, key, orderCode }) =>
        answers
          .filter((amount) => kept.get(`operator:${orderCode}:${key}`) !== amount)
          .map((amount) => `the refund ${key} of ${orderCode} was told as ${amount}`),
      ),
    )
  },
}

export const givenUpStays: Invariant = {
  name: "an order that its buyer was told is given up stays so, and its buyer keeps the money",
  violations: ({ books, buyers }) => {
    const orders = new Map(books.orders.map((order) => [order.code, order]))
    return buyers.flatMap(({ givenUp }) =>
      [...givenUp].flatMap((code) => {
        const state = orders.get(code)?.state
        const paid = books.entries.filter(
          (entry) => entry.orderCode === code && entry.state === "captured",
        ).length
        return [
          ...(state === "declined" ? [] : [`${code} was told to be given up and is ${state ?? "gone"}`]),
          ...(paid === 0 ? [] : [`${code} was told to be given up and was paid ${paid} times`]),
        ]
      }),
    )
  },
}

export const onePageACharge: Invariant = {
  name: "no charge has two pages to pay it on",
  violations: ({ pagesTwice }) => pagesTwice.map((key) => `${key} has more than one page`),
}
