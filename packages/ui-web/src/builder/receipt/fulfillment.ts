import { receiptActions } from "@listwright/domain/history"
import { downloadClosedText, listAvailabilityText, type OrderReceipt } from "@listwright/domain/order"
import { dollars, formatWholeNumber } from "@listwright/domain/shared"

/** An order's progress toward delivery of its list, in words. */
export interface Fulfillment {
  readonly title: string
  readonly text: string
  /** True if the list can be downloaded. */
  readonly isReady: boolean
  /** True if the state is final, in which case polling can stop. */
  readonly isFinal: boolean
}

const shortText = (receipt: OrderReceipt, records: number, refunded: string): string =>
  records < receipt.quantity
    ? ` ${formatWholeNumber(receipt.quantity - records)} records were no longer available; ${dollars(refunded)} has been refunded.`
    : ""

/** Formats an instant in the buyer's local time: '2:30 PM'. */
const timeText = (instant: string): string =>
  new Date(instant).toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" })

/** Returns the state of an order fully refunded on an ISO date, whether or not its list was ready by then. */
const refunded = (day: string): Fulfillment => ({
  title: "The order was refunded",
  text: downloadClosedText(day),
  isReady: false,
  isFinal: true,
})

const untilText = (receipt: OrderReceipt): string => {
  const text = listAvailabilityText(receipt)
  return text === null ? "" : ` ${text}`
}

export const fulfillment = (receipt: OrderReceipt): Fulfillment => {
  const delivery = receipt.delivery
  switch (receipt.state) {
    case "placing":
    case "pending":
      if (receipt.paymentPage !== undefined)
        return {
          title: `Your order is waiting for payment of ${dollars(receipt.total)}`,
          text: `Pay at ${receipt.cardType} by ${timeText(receipt.paymentPage.expiresAt)}. If you don't pay, nothing is charged, and you can change your list again. If you've just paid, this page will show it in a moment.`,
          isReady: false,
          isFinal: false,
        }
      return {
        title: "Your payment is being confirmed",
        text: "Your order settles automatically, and you're never charged twice. This page shows the progress.",
        isReady: false,
        isFinal: false,
      }
    case "declined":
      if (receipt.lastDigits === "")
        return {
          title: "The order was not paid",
          text: "Nothing was charged. Your list is saved, so you can go back and place the order again.",
          isReady: false,
          isFinal: true,
        }
      return {
        title: "The payment was declined",
        text: "Nothing was charged. Your list is saved, so you can go back and pay with another card.",
        isReady: false,
        isFinal: true,
      }
    case "placed":
      if (receipt.downloadClosedOn !== null) return refunded(receipt.downloadClosedOn)
      if (receipt.isDelayed === true)
        return {
          title: "Your list is delayed",
          text: "Something went wrong while we were creating your list. We're trying again and will email you when it's ready. The download will also appear on this page. You don't need to do anything, and you won't be charged again.",
          isReady: false,
          isFinal: false,
        }
      return {
        title: "Your list is being prepared",
        text: "The download will appear on this page as soon as your list is ready.",
        isReady: false,
        isFinal: false,
      }
    case "fulfilled":
      if (receipt.isOnline === false)
        return {
          title: "Your list was delivered elsewhere",
          text: "This order wasn't placed on this site. Its list was delivered where the order was placed.",
          isReady: false,
          isFinal: true,
        }
      if (receipt.downloadClosedOn !== null) return refunded(receipt.downloadClosedOn)
      if (delivery?.isKept === false)
        return {
          title: "This list is no longer available",
          text: listAvailabilityText(receipt) ?? "",
          isReady: false,
          isFinal: true,
        }
      return {
        title: "Your list is ready",
        text:
          delivery === null
            ? "The list is ready to download."
            : `${formatWholeNumber(delivery.records)} records as a CSV file${receiptActions(receipt).excel ? " or for Excel" : ""}.${shortText(receipt, delivery.records, delivery.refunded)}${untilText(receipt)}`,
        isReady: delivery !== null,
        isFinal: delivery !== null,
      }
  }
}
