import { listOrderActions, ONLINE_ORDER_TYPE, orderStatusOf } from "@listwright/domain/history"
import type { OrderReceipt } from "@listwright/domain/order"
import { useState } from "react"
import { Button } from "../design/Button.tsx"
import { type AskedDialog, OrderDialogs } from "../history/OrderDialogs.tsx"

/** The buttons for more of the order once its list is ready, and for its details at any time. */
export function ReceiptDialogs({ receipt }: { readonly receipt: OrderReceipt }) {
  const [asked, setAsked] = useState<AskedDialog | null>(null)
  const { draftId, listType, orderCode, orderName, state, submittedDay } = receipt
  const { orderMore } = listOrderActions({
    status: orderStatusOf(state),
    onlineOrder: true,
    orderType: ONLINE_ORDER_TYPE,
    listType,
    paymentMethod: null,
  })
  const order = {
    orderId: orderCode,
    orderCode,
    sessionId: draftId,
    orderDesc: orderName,
    orderDate: submittedDay,
    listType,
  }
  return (
    <>
      {orderMore === "enabled" ? (
        <Button onPress={() => setAsked({ what: "more", order })}>Order More</Button>
      ) : null}
      <Button onPress={() => setAsked({ what: "detail", order })}>Order details</Button>
      <OrderDialogs asked={asked} onClose={() => setAsked(null)} />
    </>
  )
}
