import { longDateText, type MailedQuote, quotePageLink } from "@listwright/domain/quotes"
import { mailingOutcomeText } from "@listwright/domain/shared"
import { useSearchParams } from "react-router"
import { FailedCall } from "../../app/FailedCall.tsx"
import { Button, buttonClasses } from "../../design/Button.tsx"
import { Notice } from "../../design/Notice.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"
import { useQuotableCount } from "./useQuotes.ts"
import { useQuoteSubmission } from "./useQuoteSubmission.ts"

/** Sends the quote for the order `sid` to its contact. */
export function SendQuotePage() {
  const [parameters] = useSearchParams()
  const { data, error, isFetching, isPending, refetch } = useQuotableCount(parameters.get("sid") ?? "")
  const { failure, isSending, send, sent } = useQuoteSubmission()
  if (sent !== null) return <Sent sent={sent} />
  if (error !== null)
    return (
      <FailedCall
        what="We couldn't load the order"
        failure={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (isPending) return <Skeleton className="h-24 w-full rounded-card" />
  return (
    <div className="flex flex-col items-start gap-4">
      <p>
        We'll send the quote for <strong className="font-semibold">{data.orderName}</strong> to{" "}
        <strong className="font-semibold wrap-anywhere">{data.email}</strong>, with a line-by-line price and a
        PDF. It uses the current count and price.
      </p>
      {failure === null ? null : <FailedCall what="We couldn't send the quote" failure={failure} />}
      <Button kind="primary" isPending={isSending} onPress={() => void send(data.savedCountId)}>
        Send quote
      </Button>
    </div>
  )
}

function Sent({ sent }: { readonly sent: MailedQuote }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <Notice kind="success" isLive>
        {`${sent.mailed.sent.length === 0 ? `Quote ${sent.code} is waiting: ${mailingOutcomeText(sent.mailed)}` : `Quote ${sent.code} is on its way to ${sent.contact.email}.`} Its prices are valid until ${longDateText(sent.validUntil)}.`}
      </Notice>
      <a className={buttonClasses()} href={quotePageLink(sent.id)} target="_blank" rel="noreferrer">
        Open the quote
        <span className="sr-only"> in a new tab</span>
      </a>
    </div>
  )
}
