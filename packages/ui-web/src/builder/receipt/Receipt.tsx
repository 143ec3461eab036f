import {
  AFTER_HOURS_NOTE,
  FULFILLMENT_PROMISE,
  isPaid,
  type OrderReceipt,
  paymentMethodText,
  SUCCESS_TITLE,
  successView,
} from "@listwright/domain/order"
import { Printer } from "lucide-react"
import { Link } from "react-router"
import { useSession } from "../../app/session.ts"
import { SupportContactText } from "../../app/SupportContactText.tsx"
import { Button, buttonClasses } from "../../design/Button.tsx"
import { recordsText } from "../../design/Figure.tsx"
import { SummaryBox } from "../../design/SummaryBox.tsx"
import { Term, Terms } from "../../design/Terms.tsx"
import { FulfillmentBox } from "./FulfillmentBox.tsx"
import { ReceiptDialogs } from "./ReceiptDialogs.tsx"
import { ReceiptLines } from "./ReceiptLines.tsx"
import { SaveAudienceButton } from "./SaveAudienceButton.tsx"
import { TasksBox } from "./TasksBox.tsx"
import { StartAnotherListButton } from "./StartAnotherListButton.tsx"

/** An order's receipt: its content and payment, and the list itself once it's ready. */
export function Receipt({ receipt }: { readonly receipt: OrderReceipt }) {
  const { site } = useSession()
  const view = successView(receipt, site)
  const isUnpaid = receipt.paymentPage !== undefined
  return (
    <div className="mx-auto flex w-full max-w-[840px] flex-col gap-5">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-col gap-1">
          <h1 tabIndex={-1} className="text-2xl font-semibold">
            {isUnpaid ? "Almost done" : SUCCESS_TITLE}
          </h1>
          <p className="text-muted">
            Order <span className="tabular font-medium text-text">{view.orderCode}</span>
            {isUnpaid
              ? " is saved until you pay. We'll then send the confirmation to "
              : ". We'll send a confirmation to "}
            <span className="font-medium text-text">{view.email}</span>.
          </p>
        </div>
        {isUnpaid ? null : (
          <Button className="no-print" onPress={() => window.print()}>
            <Printer className="size-4" aria-hidden="true" />
            Print receipt
          </Button>
        )}
      </header>

      <FulfillmentBox receipt={receipt} />

      <SummaryBox title={isUnpaid ? "Your order" : "Receipt"}>
        <Terms>
          <Term name="Order code">{view.orderCode}</Term>
          <Term name="Order name">{view.orderName}</Term>
          <Term name="Ordered by">
            {receipt.contact.firstName} {receipt.contact.lastName}, {receipt.contact.company}
          </Term>
          <Term name="Account">{receipt.accountName}</Term>
          <Term name="Order date">{view.orderDate}</Term>
          <Term name="Quantity available">{recordsText(view.available)}</Term>
          <Term name="Quantity selected">{recordsText(view.selected)}</Term>
          {receipt.creativeId === undefined ? null : <Term name="Creative">{receipt.creativeId}</Term>}
          <Term name={isUnpaid ? "Paid at" : "Paid with"}>{paymentMethodText(receipt)}</Term>
          {receipt.points === 0 || receipt.state === "declined" ? null : (
            <Term name="Reward points">
              {recordsText(receipt.points)} {isPaid(receipt.state) ? "earned" : "once it's paid"}
              {receipt.pointsTakenBack === 0
                ? ""
                : `, ${recordsText(receipt.pointsTakenBack)} deducted with the refund`}
            </Term>
          )}
        </Terms>
        <div className="mt-5 border-t border-line pt-4">
          <ReceiptLines lines={receipt.lines} refunds={receipt.refunds} view={view} />
        </div>
      </SummaryBox>

      {receipt.tasks === undefined ? null : <TasksBox tasks={receipt.tasks} />}

      <p className="text-sm text-muted">
        {FULFILLMENT_PROMISE} {AFTER_HOURS_NOTE}{" "}
        <SupportContactText
          lead="Questions?"
          site={{ phoneNumber: view.supportPhone, contactEmail: view.supportEmail }}
        />
      </p>

      <nav aria-label="What next" className="no-print flex flex-wrap gap-3">
        <ReceiptDialogs receipt={receipt} />
        <HomeLink to={view.homeLink} />
        {isUnpaid ? null : <SaveAudienceButton draftId={receipt.draftId} />}
        <StartAnotherListButton listType={receipt.listType} />
      </nav>
    </div>
  )
}

/** The link to the home page. An external site requires an anchor instead of the router. */
function HomeLink({ to }: { readonly to: string }) {
  return /^https?:/.test(to) ? (
    <a className={buttonClasses()} href={to}>
      Home
    </a>
  ) : (
    <Link className={buttonClasses()} to={to}>
      Home
    </Link>
  )
}
