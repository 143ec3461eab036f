import { orderPath } from "@listwright/domain/order"
import { hasProblems } from "@listwright/domain/shared"
import { Link } from "react-router"
import { useSession } from "../../app/session.ts"
import { Fact, Facts } from "../../design/Facts.tsx"
import { recordsText } from "../../design/Figure.tsx"
import { FormProblems } from "../../design/FormProblems.tsx"
import { Notice } from "../../design/Notice.tsx"
import { SummaryBox } from "../../design/SummaryBox.tsx"
import { TextField } from "../../design/TextField.tsx"
import { OrderForm } from "../review/OrderForm.tsx"
import { PlacingClosedNotice } from "../placing/PlacingClosedNotice.tsx"
import { useOrderForm } from "../review/useOrderForm.ts"
import { QuotedPricesNotice } from "../quotes/QuotedPricesNotice.tsx"
import { BackAndNextButtons } from "../review/BackAndNextButtons.tsx"
import { PlaceOrderButton } from "../review/PlaceOrderButton.tsx"
import { PricedPage } from "../review/PricedPage.tsx"
import type { ReviewProps } from "../review/ReviewAndPaymentStep.tsx"
import { ListDetails } from "../review/ListDetails.tsx"
import { useReview } from "../review/useReview.ts"

/** The payment page: a short summary of the order, the buyer's contact, the payment, and the agreement. */
export function PaymentStep({ draft, counted }: ReviewProps) {
  const { site } = useSession()
  const review = useReview(draft, counted)
  const ordering = useOrderForm(draft, review)
  const { button, form, formId, isOpen, saveTypedContact } = ordering
  const { missingMedia, table } = review
  const back = orderPath(draft.listType, "summary")
  return (
    <PricedPage review={review} button={<PlaceOrderButton {...button} />}>
      <div className="flex min-w-0 flex-col gap-5" onBlur={saveTypedContact}>
        <h1 tabIndex={-1} className="text-xl font-semibold">
          Payment
        </h1>
        <PlacingClosedNotice site={site} />
        <FormProblems errors={form.formState.errors} />
        <QuotedPricesNotice draft={draft} />
        {hasProblems(missingMedia) ? (
          <Notice kind="warning" action={<Link to={back}>Go back and choose one</Link>}>
            This order still needs a media type.
          </Notice>
        ) : null}
        <SummaryBox
          title="Your order"
          action={
            <Link className="no-print font-medium" to={back}>
              Edit<span className="sr-only"> the order</span>
            </Link>
          }
        >
          <div className="flex flex-col gap-4">
            <TextField
              label="Order name"
              form={formId}
              autoComplete="off"
              maxLength={100}
              error={form.formState.errors.contact?.orderName?.message}
              disabled={!isOpen}
              {...form.register("contact.orderName")}
            />
            <Facts>
              <Fact name="Records" isWide>
                {recordsText(table.selected)} of {recordsText(table.available)}
              </Fact>
              <ListDetails draft={draft} />
            </Facts>
          </div>
        </SummaryBox>
        <OrderForm ordering={ordering} quantity={table.selected} />
        <BackAndNextButtons to={back} onward={<PlaceOrderButton {...button} />} />
      </div>
    </PricedPage>
  )
}
