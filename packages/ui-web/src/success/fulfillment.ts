import { receiptActions } from "@listwright/domain/history"
import { downloadClosedText, listStandingText, type OrderReceipt } from "@listwright/domain/order"
import { dollars, wholeText } from "@listwright/domain/shared"

/** An order's progress toward its delivered list, in words. */
export interface Fulfillment {
  readonly title: string
  readonly text: string
  /** True if the list can be downloaded. */
  readonly isReady: boolean
  /** True if the state is final, so that polling can stop. */
  readonly isFinal: boolean
}

const shortText = (receipt: OrderReceipt, records: number, refunded: string): string =>
  records < receipt.quantity
    ? ` ${wholeText(receipt.quantity - records)} records were no longer available; ${dollars(refunded)} has been refunded.`
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
  const text = listStandingText(receipt)
  return text === null ? "" : ` ${text}`
}

export const fulfillment = (receipt: OrderReceipt): Fulfillment => {
  const delivery = receipt.delivery
  switch (receipt.state) {
    case "placing":
    case "pending":
      if (receipt.paymentPage !== undefined)
        return {
          title: `Your order is waiting for its payment of ${dollars(receipt.total)}`,
          text: `Pay at ${receipt.cardType} until ${timeText(receipt.paymentPage.expiresAt)}. Without a payment, nothing is charged and you can change your list again. If you have just paid, this page shows it in a moment.`,
          isReady: false,
          isFinal: false,
        }
      return {
        title: "Your payment is being confirmed",
        text: "The order settles automatically and is never charged twice. This page shows its progress.",
        isReady: false,
        isFinal: false,
      }
    case "declined":
      if (receipt.lastDigits === "")
        return {
          title: "The order was not paid",
          text: "Nothing was charged. Your list is kept; you can go back and place the order again.",
          isReady: false,
          isFinal: true,
        }
      return {
        title: "The payment was declined",
        text: "Nothing was charged. Your list is kept; you can go back and pay with another card.",
        isReady: false,
        isFinal: true,
      }
    case "placed":
      if (receipt.downloadClosedOn !== null) return refunded(receipt.downloadClosedOn)
      if (receipt.isDelayed === true)
        return {
          title: "Your list is delayed",
          text: "Something went wrong while the list was written. We are trying again, and will mail you when the list is ready; this page shows the download, too. You do not need to do anything, and nothing more is charged.",
          isReady: false,
          isFinal: false,
        }
      return {
        title: "Your list is being prepared",
        text: "This page shows the download as soon as the list is ready.",
        isReady: false,
        isFinal: false,
      }
    case "fulfilled":
      if (receipt.isOnline === false)
        return {
          title: "Your list was delivered elsewhere",
          text: "This order was not placed here. Its list was delivered where it was placed.",
          isReady: false,
          isFinal: true,
        }
      if (receipt.downloadClosedOn !== null) return refunded(receipt.downloadClosedOn)
      if (delivery?.isKept === false)
        return {
          title: "This list is no longer available",
          text: listStandingText(receipt) ?? "",
          isReady: false,
          isFinal: true,
        }
      return {
        title: "Your list is ready",
        text:
          delivery === null
            ? "The list is ready to download."
            : `${wholeText(delivery.records)} records as a CSV file${receiptActions(receipt).excel ? " or for Excel" : ""}.${shortText(receipt, delivery.records, delivery.refunded)}${untilText(receipt)}`,
        isReady: delivery !== null,
        isFinal: delivery !== null,
      }
  }
}
