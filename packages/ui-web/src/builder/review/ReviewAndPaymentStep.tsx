import type { CountAnswer } from "@listwright/domain/counting"
import type { Draft } from "@listwright/domain/drafts"
import { useSession } from "../../app/session.ts"
import { FormProblems } from "../../design/FormProblems.tsx"
import { OrderForm } from "./OrderForm.tsx"
import { PlacingClosedNotice } from "../placing/PlacingClosedNotice.tsx"
import { useOrderForm } from "./useOrderForm.ts"
import { QuotedPricesNotice } from "../quotes/QuotedPricesNotice.tsx"
import { BackAndNextButtons } from "./BackAndNextButtons.tsx"
import { PlaceOrderButton } from "./PlaceOrderButton.tsx"
import { PricedPage } from "./PricedPage.tsx"
import { ReviewBoxes } from "./ReviewBoxes.tsx"
import { ReviewHeader } from "./ReviewHeader.tsx"
import { EarlierQuantityNotice } from "./EarlierQuantityNotice.tsx"
import { useReview } from "./useReview.ts"

export interface ReviewProps {
  readonly draft: Draft
  readonly counted: CountAnswer
}

/** The review of all choices, the count, and the price, with the forms for ordering. */
export function ReviewAndPaymentStep({ draft, counted }: ReviewProps) {
  const { site } = useSession()
  const review = useReview(draft, counted)
  const ordering = useOrderForm(draft, review)
  const { button, form, formId, hasTried, placing, saveTypedContact } = ordering
  return (
    <PricedPage review={review} button={<PlaceOrderButton {...button} />}>
      <div className="flex min-w-0 flex-col gap-5" onBlur={saveTypedContact}>
        <ReviewHeader draft={draft} counted={counted} available={review.table.available} layout={2} />
        <PlacingClosedNotice site={site} />
        <FormProblems errors={form.formState.errors} />
        <QuotedPricesNotice draft={draft} />
        <EarlierQuantityNotice draft={draft} table={review.table} isDisabled={placing.isPlacing} />
        <ReviewBoxes
          draft={draft}
          counted={counted}
          review={review}
          layout={2}
          form={form}
          formId={formId}
          hasTried={hasTried}
          isPlacing={placing.isPlacing}
        />
        <OrderForm ordering={ordering} quantity={review.table.selected} />
        <BackAndNextButtons
          to={`/order/${draft.listType}/demo/demoDemographics`}
          onward={<PlaceOrderButton {...button} />}
        />
      </div>
    </PricedPage>
  )
}
