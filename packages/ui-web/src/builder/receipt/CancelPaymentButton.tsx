import { type OrderReceipt, Orders } from "@listwright/domain/order"
import { useQueryClient } from "@tanstack/react-query"
import { Cause, Effect, Exit } from "effect"
import { useState } from "react"
import { useRun } from "../../app/App.ts"
import { useNotifyFailure } from "../../app/failures.ts"
import { Button } from "../../design/Button.tsx"
import { receiptKey } from "./receiptKey.ts"
import { useReturnToOrder } from "./useReturnToOrder.ts"

/**
 * A button that closes an unpaid order's payment page and returns to its list. If the order was paid at the same
 * moment, it remains in effect, as shown on its receipt.
 */
export function CancelPaymentButton({ receipt: { draftId, orderCode } }: { readonly receipt: OrderReceipt }) {
  const run = useRun()
  const queries = useQueryClient()
  const goBack = useReturnToOrder()
  const notifyFailure = useNotifyFailure()
  const [isPending, setIsPending] = useState(false)
  const giveUp = async () => {
    setIsPending(true)
    try {
      const exit = await run(Effect.flatMap(Orders, (orders) => orders.giveUpPayment(orderCode)))
      if (Exit.isFailure(exit)) throw Cause.squash(exit.cause)
      queries.setQueryData(receiptKey(orderCode), exit.value)
      if (exit.value.state === "declined") return await goBack(draftId)
    } catch (failure) {
      notifyFailure(failure)
    }
    setIsPending(false)
  }
  return (
    <Button isPending={isPending} onPress={() => void giveUp()}>
      Change the order
    </Button>
  )
}
