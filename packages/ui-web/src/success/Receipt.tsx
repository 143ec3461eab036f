import type { OrderReceipt } from "@listwright/domain"
import { Printer } from "lucide-react"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { useSession } from "../app/session.ts"
import { Button, buttonLook } from "../design/Button.tsx"
import { recordsText } from "../design/Figure.tsx"
import { SummaryBox } from "../summary/SummaryBox.tsx"
import { FulfilmentBox } from "./FulfilmentBox.tsx"
import { orderDate } from "./orderDate.ts"
import { ReceiptLines } from "./ReceiptLines.tsx"
import { StartAnother } from "./StartAnother.tsx"

/** What was ordered and paid, and the list itself once it is there. */
export function Receipt({ receipt }: { readonly receipt: OrderReceipt }) {
  const { site } = useSession()
  return (
    <div className="mx-auto flex w-full max-w-[840px] flex-col gap-5 px-4 py-8">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex flex-col gap-1">
          <h1 tabIndex={-1} className="text-2xl font-semibold">
            Thank you!
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
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[11rem_1fr]">
          <Line term="Order code">{receipt.orderCode}</Line>
          <Line term="Order name">{receipt.orderName}</Line>
          <Line term="Ordered by">
            {receipt.contact.firstName} {receipt.contact.lastName}, {receipt.contact.company}
          </Line>
          <Line term="Account">{receipt.accountName}</Line>
          <Line term="Order date">{orderDate(receipt.submittedAt)}</Line>
          <Line term="Quantity available">{recordsText(receipt.available)}</Line>
          <Line term="Quantity selected">{recordsText(receipt.quantity)}</Line>
          <Line term="Paid with">
            {receipt.cardType} ending in {receipt.lastDigits}
          </Line>
        </dl>
        <div className="mt-5 border-t border-line pt-4">
          <ReceiptLines receipt={receipt} />
        </div>
      </SummaryBox>

      <p className="text-sm text-muted">
        Orders are fulfilled within 4 hours, typically under 30 minutes in business hours (Mon-Fri 8am-6pm
        EST). After-hours orders from new customers may be held; they are usually fulfilled within one
        business day. Questions? Write to <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a> or
        call <a href={`tel:${site.phoneNumber.replaceAll(/[^\d+]/g, "")}`}>{site.phoneNumber}</a>.
      </p>

      <nav aria-label="What next" className="no-print flex flex-wrap gap-3">
        <HomeLink to={site.homePageLink} />
        <StartAnother listType={receipt.listType} />
      </nav>
    </div>
  )
}

/** The site's own home page, otherwise the root. spec: order-builder §2.7 */
function HomeLink({ to }: { readonly to: string }) {
  return /^https?:/.test(to) ? (
    <a className={buttonLook("primary")} href={to}>
      Home
    </a>
  ) : (
    <Link className={buttonLook("primary")} to={to === "" ? "/" : to}>
      Home
    </Link>
  )
}

function Line({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted">{term}</dt>
      <dd className="tabular mb-1 sm:mb-0">{children}</dd>
    </div>
  )
}
