import type { ServiceOrder, ServiceOrderType } from "@listwright/domain/history"
import { lazy, Suspense } from "react"
import type { DialogOrder } from "./DialogOrder.ts"

const OrderDetailDialog = lazy(async () => ({
  default: (await import("./OrderDetailDialog.tsx")).OrderDetailDialog,
}))
const OrderMoreDialog = lazy(async () => ({
  default: (await import("./OrderMoreDialog.tsx")).OrderMoreDialog,
}))
const ServiceOrderDialog = lazy(async () => ({
  default: (await import("./ServiceOrderDialog.tsx")).ServiceOrderDialog,
}))

/** The requested dialog and its order. */
export type RequestedDialog =
  | { readonly what: "detail" | "more"; readonly order: DialogOrder }
  | { readonly what: "service"; readonly tab: ServiceOrderType; readonly order: ServiceOrder }

export interface OrderDialogsProps {
  readonly asked: RequestedDialog | null
  readonly onClose: () => void
}

/** The dialogs for an order, each loaded when first opened. */
export function OrderDialogs({ asked, onClose }: OrderDialogsProps) {
  if (asked === null) return null
  const dialog = () => {
    switch (asked.what) {
      case "detail":
        return <OrderDetailDialog order={asked.order} onClose={onClose} />
      case "more":
        return <OrderMoreDialog order={asked.order} onClose={onClose} />
      case "service":
        return <ServiceOrderDialog tab={asked.tab} order={asked.order} onClose={onClose} />
    }
  }
  return <Suspense>{dialog()}</Suspense>
}
