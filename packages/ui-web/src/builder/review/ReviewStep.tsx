import { decideStep, orderPath, isPlacingAllowed } from "@listwright/domain/order"
import { useId, useState } from "react"
import { useNavigate } from "react-router"
import { useSession } from "../../app/session.ts"
import { Button } from "../../design/Button.tsx"
import { useDraft } from "../../list/draft/useDraft.ts"
import { PlacingClosedNotice } from "../placing/PlacingClosedNotice.tsx"
import { usePlacingForm } from "../placing/usePlacingForm.ts"
import { QuotedPricesNotice } from "../quotes/QuotedPricesNotice.tsx"
import { BackAndNextButtons } from "./BackAndNextButtons.tsx"
import { PricedPage } from "./PricedPage.tsx"
import type { ReviewProps } from "./ReviewAndPaymentStep.tsx"
import { ReviewBoxes } from "./ReviewBoxes.tsx"
import { ReviewHeader } from "./ReviewHeader.tsx"
import { EarlierQuantityNotice } from "./EarlierQuantityNotice.tsx"
import { useReview } from "./useReview.ts"

/** The review of all choices, the count, and the price, before the payment. */
export function ReviewStep({ draft, counted }: ReviewProps) {
  const { site, user } = useSession()
  const { change, flush } = useDraft()
  const navigate = useNavigate()
  const formId = useId()
  const review = useReview(draft, counted)
  const { form, saveContact, saveTypedContact } = usePlacingForm(draft, user)
  const [hasTried, setHasTried] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const { price } = review

  const goOn = async () => {
    setHasTried(true)
    const isNamed = await form.trigger("contact.orderName", { shouldFocus: true })
    if (!review.isLargeEnough() || !isNamed || !review.isMediaComplete()) return
    setIsLeaving(true)
    saveContact()
    const { step } = decideStep({ step: "summary", route: "summary" }, "toPayment", 1)
    change((content) => ({ ...content, choices: { ...content.choices, step } }))
    const saved = await flush()
    setIsLeaving(false)
    if (saved !== null) void navigate(orderPath(draft.listType, "payment"))
  }
  const onward = (
    <Button
      kind="primary"
      className="w-full"
      isDisabled={!isPlacingAllowed(site) || price.error !== null || price.answer === null}
      isPending={isLeaving}
      onPress={() => void goOn()}
    >
      Continue to Payment
    </Button>
  )
  return (
    <PricedPage review={review} button={onward}>
      <div className="flex min-w-0 flex-col gap-5" onBlur={saveTypedContact}>
        <ReviewHeader draft={draft} counted={counted} available={review.table.available} layout={1} />
        <PlacingClosedNotice site={site} />
        <QuotedPricesNotice draft={draft} />
        <EarlierQuantityNotice draft={draft} table={review.table} isDisabled={isLeaving} />
        <form
          id={formId}
          noValidate
          className="contents"
          onSubmit={(event) => {
            event.preventDefault()
            void goOn()
          }}
        />
        <ReviewBoxes
          draft={draft}
          counted={counted}
          review={review}
          layout={1}
          form={form}
          formId={formId}
          hasTried={hasTried}
          isPlacing={isLeaving}
        />
        <BackAndNextButtons to={`/order/${draft.listType}/demo/demoDemographics`} onward={onward} />
      </div>
    </PricedPage>
  )
}
