import { toCents } from "../../packages/server/src/payments/cents.ts"
import type { Evidence, Invariant } from "../Invariant.ts"
import type { OrderRow } from "../world/keptRows.ts"

const isPlaced = ({ state }: OrderRow): boolean => state === "placed" || state === "fulfilled"

const captured = ({ books }: Evidence) => books.entries.filter(({ state }) => state === "captured")

export const booksAgree: Invariant = {
  name: "orders, quotes, charges and the processor's books agree to the cent",
  violations: (evidence) =>
    evidence.books.orders.flatMap((order) => {
      const sums = new Set([order.total, order.quoted, order.charged])
      const paid = captured(evidence).filter(({ orderCode }) => orderCode === order.code)
      const isSettled = order.state !== "placing" && order.state !== "pending"
      const due = isPlaced(order) && toCents(order.total) > 0 ? [toCents(order.total)] : []
      const found = paid.map(({ cents }) => cents)
      return [
        ...(sums.size === 1 ? [] : [`${order.code} has different sums: ${[...sums].join(", ")}`]),
        ...(isSettled && JSON.stringify(found) !== JSON.stringify(due)
          ? [
              `${order.code} is ${order.state}, its charges are ${JSON.stringify(found)}, due ${JSON.stringify(due)}`,
            ]
          : []),
      ]
    }),
}

export const noStrayCharge: Invariant = {
  name: "every charge belongs to an order",
  violations: (evidence) => {
    const codes = new Set(evidence.books.orders.map(({ code }) => code))
    return captured(evidence)
      .filter(({ orderCode }) => !codes.has(orderCode))
      .map(({ cents, orderCode }) => `${cents} cents were charged for ${orderCode}, which does not exist`)
  },
}

export const oneChargeADraft: Invariant = {
  name: "no draft is charged twice",
  violations: (evidence) => {
    const charged = captured(evidence)
    const byDraft = Map.groupBy(evidence.books.orders, ({ draftId }) => draftId)
    return [...byDraft].flatMap(([draftId, orders]) => {
      const codes = new Set(orders.map(({ code }) => code))
      const charges = charged.filter(({ orderCode }) => codes.has(orderCode))
      return charges.length > 1 ? [`the draft ${draftId} was charged ${charges.length} times`] : []
    })
  },
}

export const everythingSettles: Invariant = {
  name: "every order is settled",
  violations: ({ books, isFinal }) =>
    isFinal
      ? books.orders
          .filter(({ state }) => state === "placing" || state === "pending")
          .map(({ code, state }) => `${code} is still ${state}`)
      : [],
}

export const pointsFollowMoney: Invariant = {
  name: "points are credited once for what is paid, and for nothing else",
  violations: ({ books }) =>
    books.orders.flatMap((order) => {
      const due = isPlaced(order) ? order.points : 0
      return order.credited === due
        ? []
        : [`${order.code} is ${order.state} and has ${order.credited} points, due ${due}`]
    }),
}

export const noContradiction: Invariant = {
  name: "no payment contradicts its order",
  violations: ({ siteOutput }) => siteOutput.match(/order \S+ is \S+, yet its charge is \S+/g) ?? [],
}

export const claimsFollowOrders: Invariant = {
  name: "a promotion is used by exactly the orders that took it",
  violations: ({ books }) =>
    books.orders
      .filter(
        ({ isClaiming, isFreed, promoCode, state }) =>
          isClaiming !== (promoCode !== null && state !== "declined" && !isFreed),
      )
      .map(
        ({ code, isClaiming, state }) =>
          `${code} is ${state} and ${isClaiming ? "holds" : "holds no"} promotion`,
      ),
}
