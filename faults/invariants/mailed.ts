import { dollars } from "@listwright/domain/shared"
import { refundEmailId } from "../../packages/server/src/delivery/refundEmail.ts"
import { toCents } from "../../packages/server/src/payments/cents.ts"
import type { Evidence, Invariant } from "../Invariant.ts"
import type { OrderRow } from "../world/keptRows.ts"

type Mail = Evidence["books"]["mails"][number]

/** Extracts the id of a mail from its Message-ID. */
const idOf = ({ messageId }: Mail): string => /^<(.*)@/.exec(messageId)?.[1] ?? messageId

const isPaid = ({ state }: OrderRow): boolean => state === "placed" || state === "fulfilled"

export const mailsArrive: Invariant = {
  name: "the mails of every order, refund, quote and redemption arrive in the end, and none is of an order that was not paid",
  violations: ({ books, isFinal }) => {
    const arrived = new Set(books.mails.map(idOf))
    const due = [
      ...books.orders
        .filter(({ state }) => state === "fulfilled")
        .flatMap(({ code, isDownloadClosed }) => [
          `${code}-confirmation`,
          // A list that was refunded in full before it was announced is not announced, because its download is closed.
          ...(isDownloadClosed ? [] : [`${code}-delivery`]),
        ]),
      ...books.refunds
        .filter(({ isMade, isMailed }) => isMade && isMailed)
        .map(({ key, orderCode }) => refundEmailId(orderCode, key)),
      ...books.quotes.map(({ code }) => `quote-${code}`),
      ...books.redemptions.flatMap(({ code }) => [`${code}-reward`, `${code}-reward-to-send`]),
    ]
    const unpaid = books.orders.filter((order) => !isPaid(order)).map(({ code }) => `${code}-confirmation`)
    return [
      ...(isFinal ? due.filter((id) => !arrived.has(id)).map((id) => `the mail ${id} never arrived`) : []),
      ...unpaid.filter((id) => arrived.has(id)).map((id) => `${id} arrived, and nothing was paid`),
      ...(isFinal && books.waiting.mails > 0 ? [`${books.waiting.mails} mails still wait`] : []),
    ]
  },
}

export const mailsAreThemselves: Invariant = {
  name: "a mail that arrives again is the same mail, to the same one recipient",
  violations: ({ books }) =>
    [...Map.groupBy(books.mails, ({ messageId }) => messageId)].flatMap(([messageId, copies]) => {
      const versions = new Set(
        copies.map(({ html, subject, text, to }) => [to, subject, text, html].join("\n")),
      )
      return [
        ...(versions.size > 1 ? [`${messageId} arrived in ${versions.size} versions`] : []),
        ...(copies.some(({ to }) => to.length !== 1) ? [`${messageId} has not one recipient`] : []),
      ]
    }),
}

export const receiptsAgree: Invariant = {
  name: "the amounts of a receipt by mail are those of its order and of the processor, to the cent",
  violations: ({ books }) => {
    const orders = new Map(books.orders.map((order) => [`${order.code}-confirmation`, order]))
    return books.mails.flatMap((mail) => {
      const order = orders.get(idOf(mail))
      if (order === undefined) return []
      const paid = books.entries
        .filter(({ orderCode, state }) => orderCode === order.code && state === "captured")
        .map(({ cents }) => cents)
      const told = [...mail.text.matchAll(/^(?:Amount paid|Charged to .*): (.*)$/gm)].map(([, sum]) =>
        sum?.trim(),
      )
      const due = toCents(order.total)
      return [
        ...(told.length === 2 &&
        told.every((sum) => sum === dollars(order.total)) &&
        mail.html.includes(dollars(order.total))
          ? []
          : [`the receipt of ${order.code} says ${told.join(" and ")}, due ${dollars(order.total)}`]),
        ...(paid.reduce((sum, cents) => sum + cents, 0) === due
          ? []
          : [`the receipt of ${order.code} is about ${due} cents, charged ${paid.join()}`]),
      ]
    })
  },
}
