import { receiptActions } from "@listwright/domain/history"
import type { OrderReceipt } from "@listwright/domain/order"
import { useState } from "react"
import { Button } from "../../design/Button.tsx"
import { type RequestedDialog, OrderDialogs } from "../../portal/history/OrderDialogs.tsx"

/** The buttons for ordering more records, available once the list is ready, and for the order's details. */
export function ReceiptDialogs({ receipt }: { readonly receipt: OrderReceipt }) {
  const [asked, setAsked] = useState<RequestedDialog | null>(null)
  const { draftId, listType, orderCode, orderName, submittedDay } = receipt
  const { orderMore } = receiptActions(receipt)
  const order = {
    id: orderCode,
    orderCode,
    draftId: draftId,
    name: orderName,
    orderDate: submittedDay,
    listType,
  }
  return (
    <>
      {orderMore === "hidden" ? null : (
        <Button isDisabled={orderMore === "disabled"} onPress={() => setAsked({ what: "more", order })}>
          Order More
        </Button>
      )}
      <Button onPress={() => setAsked({ what: "detail", order })}>Order details</Button>
      <OrderDialogs asked={asked} onClose={() => setAsked(null)} />
    </>
  )
}
