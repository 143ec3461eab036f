import {
  AFTER_HOURS,
  FULFILMENT_PROMISE,
  homeLink,
  type OrderReceipt,
  SUCCESS_TITLE,
} from "@listwright/domain"
import { Printer } from "lucide-react"
import { Link } from "react-router"
import { useSession } from "../app/session.ts"
import { Button, buttonLook } from "../design/Button.tsx"
import { recordsText } from "../design/Figure.tsx"
import { SummaryBox } from "../summary/SummaryBox.tsx"
import { Term, Terms } from "../summary/Terms.tsx"
import { FulfilmentBox } from "./FulfilmentBox.tsx"
import { orderDate } from "./orderDate.ts"
import { ReceiptLines } from "./ReceiptLines.tsx"
import { StartAnother } from "./StartAnother.tsx"

/** What was ordered and paid, and the list itself once it is there. */
export function Receipt({ receipt }: { readonly receipt: OrderReceipt }) {
  const { site } = useSession()
  return (
    <div className="mx-auto flex w-full max-w-[840px] flex-col gap-5">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex flex-col gap-1">
          <h1 tabIndex={-1} className="text-2xl font-semibold">
            {SUCCESS_TITLE}
          </h1>
          <p className="text-muted">
            Order <span className="tabular font-medium text-text">{receipt.orderCode}</span>. A confirmation
            is sent to <span className="font-medium text-text">{receipt.contact.email}</span>.
          </p>
        </div>
        <Button className="no-print" onPress={() => window.print()}>
          <Printer className="size-4" aria-hidden="true" />
          Print receipt
        </Button>
      </header>

      <FulfilmentBox receipt={receipt} />

      <SummaryBox title="Receipt">
        <Terms>
          <Term name="Order code">{receipt.orderCode}</Term>
          <Term name="Order name">{receipt.orderName}</Term>
          <Term name="Ordered by">
            {receipt.contact.firstName} {receipt.contact.lastName}, {receipt.contact.company}
          </Term>
          <Term name="Account">{receipt.accountName}</Term>
          <Term name="Order date">{orderDate(receipt.submittedAt)}</Term>
          <Term name="Quantity available">{recordsText(receipt.available)}</Term>
          <Term name="Quantity selected">{recordsText(receipt.quantity)}</Term>
          <Term name="Paid with">
            {receipt.cardType} ending in {receipt.lastDigits}
          </Term>
        </Terms>
        <div className="mt-5 border-t border-line pt-4">
          <ReceiptLines receipt={receipt} />
        </div>
      </SummaryBox>

      <p className="text-sm text-muted">
        {FULFILMENT_PROMISE} {AFTER_HOURS} Questions? Write to{" "}
        <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a> or call{" "}
        <a href={`tel:${site.phoneNumber.replaceAll(/[^\d+]/g, "")}`} className="whitespace-nowrap">
          {site.phoneNumber}
        </a>
        .
      </p>

      <nav aria-label="What next" className="no-print flex flex-wrap gap-3">
        <HomeLink to={homeLink(site)} />
        <StartAnother listType={receipt.listType} />
      </nav>
    </div>
  )
}

/** Another site is left for by an anchor, not by the router. */
function HomeLink({ to }: { readonly to: string }) {
  return /^https?:/.test(to) ? (
    <a className={buttonLook("primary")} href={to}>
      Home
    </a>
  ) : (
    <Link className={buttonLook("primary")} to={to}>
      Home
    </Link>
  )
}
