import type { OrderReceipt } from "@listwright/domain"
import { CircleCheck, CircleX, Download, Printer } from "lucide-react"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { useSession } from "../app/session.ts"
import { Button, buttonLook } from "../design/Button.tsx"
import { classes } from "../design/classes.ts"
import { recordsText } from "../design/Figure.tsx"
import { Spinner } from "../design/Spinner.tsx"
import { SummaryBox } from "../summary/SummaryBox.tsx"
import { fulfilment } from "./fulfilment.ts"
import { orderDate } from "./orderDate.ts"
import { ReceiptLines } from "./ReceiptLines.tsx"
import { useDownload } from "./useDownload.ts"

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
            Order <span className="tabular font-medium text-text">{receipt.orderCode}</span>. A confirmation is sent to{" "}
            <span className="font-medium text-text">{receipt.contact.email}</span>.
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
        Orders are fulfilled within 4 hours, typically under 30 minutes in business hours (Mon-Fri 8am-6pm EST).
        After-hours orders from new customers may be held; they are usually fulfilled within one business day. Questions?
        Write to <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a> or call{" "}
        <a href={`tel:${site.phoneNumber.replaceAll(/[^\d+]/g, "")}`}>{site.phoneNumber}</a>.
      </p>

      <nav aria-label="What next" className="no-print flex flex-wrap gap-3">
        <HomeLink to={site.homePageLink} />
        <Link className={buttonLook()} to={`/order/${receipt.listType}/geo`}>
          Start another list
        </Link>
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

function FulfilmentBox({ receipt }: { readonly receipt: OrderReceipt }) {
  const { title, text, isReady, isFinal } = fulfilment(receipt)
  const { download, isPending } = useDownload(receipt)
  const look = isReady ? "border-positive/40 bg-positive-soft" : isFinal ? "border-critical/40 bg-critical-soft" : "border-info/40 bg-info-soft"
  return (
    <section
      aria-label="Your list"
      className={classes("no-print flex min-h-22 flex-wrap items-center gap-x-4 gap-y-3 rounded-card border px-5 py-4", look)}
    >
      <StateIcon isReady={isReady} isFinal={isFinal} />
      <div role="status" className="min-w-60 flex-1">
        <p className="font-semibold">{title}</p>
        <p className="tabular">{text}</p>
      </div>
      {isReady ? (
        <Button kind="primary" isPending={isPending} onPress={download}>
          <Download className="size-4" aria-hidden="true" />
          Download list (CSV)
        </Button>
      ) : null}
    </section>
  )
}

function StateIcon({ isReady, isFinal }: { readonly isReady: boolean; readonly isFinal: boolean }) {
  if (isReady) return <CircleCheck className="size-6 shrink-0 text-positive" aria-hidden="true" />
  if (isFinal) return <CircleX className="size-6 shrink-0 text-critical" aria-hidden="true" />
  return (
    <span className="text-info">
      <Spinner />
    </span>
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
