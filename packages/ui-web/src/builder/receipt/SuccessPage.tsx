import type { OrderCode } from "@listwright/domain/shared"
import { type OrderReceipt, Orders, SUCCESS_TITLE } from "@listwright/domain/order"
import { Effect } from "effect"
import type { ReactNode } from "react"
import { useSearchParams } from "react-router"
import { useCall } from "../../app/useCall.ts"
import { FailedCall } from "../../app/FailedCall.tsx"
import { Notice } from "../../design/Notice.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"
import { usePageTitle } from "../../design/usePageTitle.ts"
import { fulfillment } from "./fulfillment.ts"
import { Receipt } from "./Receipt.tsx"
import { receiptKey } from "./receiptKey.ts"
import { orderCodeFromUrl } from "./receiptPath.ts"

/** The polling interval in milliseconds, short enough that a list that takes a few seconds doesn't seem to hang. */
const POLL_MS = 1_500

const useReceipt = (orderCode: OrderCode) =>
  useCall<OrderReceipt, unknown>(
    receiptKey(orderCode),
    Effect.flatMap(Orders, (orders) => orders.receipt(orderCode)),
    {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data !== undefined && fulfillment(state.data).isFinal ? false : POLL_MS,
    },
  )

/** The page at `order/:listType/success?order=CODE`. */
export function SuccessPage() {
  const orderCode = orderCodeFromUrl(useSearchParams()[0])
  usePageTitle(orderCode === null ? "Thank you" : `Order ${orderCode}`)
  if (orderCode !== null) return <ReceiptOf key={orderCode} orderCode={orderCode} />
  return (
    <Thanks>
      <Notice kind="info">
        Your order was placed. We sent the receipt to the email address on the order.
      </Notice>
    </Thanks>
  )
}

function ReceiptOf({ orderCode }: { readonly orderCode: OrderCode }) {
  const { data, error, refetch } = useReceipt(orderCode)
  if (data !== undefined) return <Receipt receipt={data} />
  return (
    <Thanks>
      {error === null ? (
        <div aria-busy="true" className="flex flex-col gap-4">
          <Skeleton className="h-5 w-80" />
          <Skeleton className="h-36 w-full" />
          <Skeleton className="h-72 w-full" />
        </div>
      ) : (
        <FailedCall
          what={`We have your order ${orderCode}, but we couldn't load its receipt`}
          failure={error}
          onRetry={() => void refetch()}
        />
      )}
    </Thanks>
  )
}

function Thanks({ children }: { readonly children: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-[840px] flex-col gap-5">
      <h1 tabIndex={-1} className="text-2xl font-semibold">
        {SUCCESS_TITLE}
      </h1>
      {children}
    </div>
  )
}
