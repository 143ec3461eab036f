import { OrderCode } from "@listwright/domain/shared"
import { type OrderReceipt, Orders, SUCCESS_TITLE } from "@listwright/domain/order"
import { Effect } from "effect"
import { Navigate, useSearchParams } from "react-router"
import { useCall } from "../app/useCall.ts"
import { useFailureText } from "../app/failures.ts"
import { Button } from "../design/Button.tsx"
import { Notice } from "../design/Notice.tsx"
import { Skeleton } from "../design/Skeleton.tsx"
import { usePageTitle } from "../design/usePageTitle.ts"
import { useDraft } from "../draft/useDraft.ts"
import { rememberedOrder } from "../placing/rememberedOrder.ts"
import { fulfilment } from "./fulfilment.ts"
import { Receipt } from "./Receipt.tsx"

/** Often enough that a list of a few seconds does not seem to hang. */
const POLL_MS = 1_500

const useReceipt = (orderCode: OrderCode) =>
  useCall<OrderReceipt, unknown>(
    ["receipt", orderCode],
    Effect.flatMap(Orders, (orders) => orders.receipt(orderCode)),
    {
      enabled: orderCode !== "",
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data !== undefined && fulfilment(state.data).isFinal ? false : POLL_MS,
    },
  )

/** The route order/:listType/success?order=CODE. spec: order-builder §2.7 */
export function SuccessPage() {
  const [parameters] = useSearchParams()
  const orderCode = OrderCode.make(parameters.get("order") ?? "")
  usePageTitle(orderCode === "" ? "Thank you" : `Order ${orderCode}`)
  const { data, error, refetch } = useReceipt(orderCode)
  const failureText = useFailureText()
  const { draft } = useDraft()
  const remembered = orderCode === "" ? rememberedOrder(draft) : null

  if (remembered !== null) return <Navigate to={`?order=${encodeURIComponent(remembered)}`} replace />
  if (data !== undefined) return <Receipt receipt={data} />
  return (
    <div className="mx-auto flex w-full max-w-[840px] flex-col gap-5">
      <h1 tabIndex={-1} className="text-2xl font-semibold">
        {SUCCESS_TITLE}
      </h1>
      {orderCode === "" ? (
        <Notice kind="info">
          Your order was placed. Its receipt was sent to the e-mail address of the order.
        </Notice>
      ) : error === null ? (
        <div aria-busy="true" className="flex flex-col gap-4">
          <Skeleton className="h-5 w-80" />
          <Skeleton className="h-36 w-full" />
          <Skeleton className="h-72 w-full" />
        </div>
      ) : (
        <Notice kind="error" isLive action={<Button onPress={() => void refetch()}>Try again</Button>}>
          We have your order {orderCode}, but its receipt could not be loaded. {failureText(error)}
        </Notice>
      )}
    </div>
  )
}
