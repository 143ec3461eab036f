import type { CountAnswer } from "@listwright/domain/counting"
import type { Draft } from "@listwright/domain/drafts"
import { useSession } from "../app/session.ts"
import { FormProblems } from "../design/FormProblems.tsx"
import { OrderingForm } from "./OrderingForm.tsx"
import { PlacingClosed } from "../placing/PlacingClosed.tsx"
import { useOrdering } from "./useOrdering.ts"
import { QuotedPrices } from "../quotes/QuotedPrices.tsx"
import { BackLink } from "./BackLink.tsx"
import { PlaceOrderButton } from "./PlaceOrderButton.tsx"
import { PricedPage } from "./PricedPage.tsx"
import { ReviewBoxes } from "./ReviewBoxes.tsx"
import { ReviewHeader } from "./ReviewHeader.tsx"
import { WantedBefore } from "./WantedBefore.tsx"
import { useReview } from "./useReview.ts"

export interface ReviewProps {
  readonly draft: Draft
  readonly counted: CountAnswer
}

/** The review of all choices, the count, and the price, with the forms for ordering. */
export function ReviewAndOrder({ draft, counted }: ReviewProps) {
  const { site } = useSession()
  const review = useReview(draft, counted)
  const ordering = useOrdering(draft, review)
  const { button, form, formId, hasTried, placing, saveTypedContact } = ordering
  return (
    <PricedPage review={review} button={<PlaceOrderButton {...button} />}>
      <div className="flex min-w-0 flex-col gap-5" onBlur={saveTypedContact}>
        <ReviewHeader draft={draft} counted={counted} available={review.table.available} layout={2} />
        <PlacingClosed site={site} />
        <FormProblems errors={form.formState.errors} />
        <QuotedPrices draft={draft} />
        <WantedBefore draft={draft} table={review.table} isDisabled={placing.isPlacing} />
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
        <OrderingForm ordering={ordering} quantity={review.table.selected} />
        <BackLink
          to={`/order/${draft.listType}/demo/demoDemographics`}
          onward={<PlaceOrderButton {...button} />}
        />
      </div>
    </PricedPage>
  )
}
