import { recordsText } from "../../design/Figure.tsx"
import { PlaceOrderDialog } from "../placing/PlaceOrderDialog.tsx"
import { PlacingFields } from "../placing/PlacingFields.tsx"
import type { OrderFormState } from "./useOrderForm.ts"

export interface OrderFormProps {
  readonly ordering: OrderFormState
  /** The number of records ordered. */
  readonly quantity: number
}

/** The form for the contact, the card, and the agreement, followed by the totals with tax. */
export function OrderForm({ ordering, quantity }: OrderFormProps) {
  const { fields, form, formId, placing, send } = ordering
  return (
    <>
      <form id={formId} noValidate className="no-print" onSubmit={(event) => void send(event)}>
        <PlacingFields {...fields} />
      </form>
      <PlaceOrderDialog
        placing={placing}
        // Read once, not watched: the dialog blocks changes while it is open, and the page need not follow every key.
        orderName={form.getValues("contact.orderName")}
        quantityText={`${recordsText(quantity)} records`}
      />
    </>
  )
}
