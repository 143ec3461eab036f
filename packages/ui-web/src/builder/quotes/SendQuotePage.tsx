import {
  longDateText,
  type EmailedQuote,
  MAX_QUOTE_RECIPIENTS,
  type QuotableCount,
  quotePageLink,
  quoteRecipientsProblem,
} from "@listwright/domain/quotes"
import { mailingOutcomeText, type MessageText, parseEmails } from "@listwright/domain/shared"
import { type SyntheticEvent, useState } from "react"
import { useSearchParams } from "react-router"
import { FailedCall } from "../../app/FailedCall.tsx"
import { Button, buttonClasses } from "../../design/Button.tsx"
import { Notice } from "../../design/Notice.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"
import { TextField } from "../../design/TextField.tsx"
import { useQuotableCount } from "./useQuotes.ts"
import { useQuoteSubmission } from "./useQuoteSubmission.ts"

/** Sends the quote for the order `sid` to its contact, or to other recipients. */
export function SendQuotePage() {
  const [parameters] = useSearchParams()
  const { data, error, isFetching, isPending, refetch } = useQuotableCount(parameters.get("sid") ?? "")
  if (error !== null)
    return (
      <FailedCall
        what="We couldn't load the order"
        failure={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (isPending) return <Skeleton className="h-[200px] w-full rounded-card" />
  return <QuoteForm count={data} />
}

/** The form for a quote's recipients, which starts with the contact's email address, and then its success view. */
function QuoteForm({ count }: { readonly count: QuotableCount }) {
  const { failure, isSending, send, sent } = useQuoteSubmission()
  const [typed, setTyped] = useState(count.email)
  const [problem, setProblem] = useState<MessageText | null>(null)
  if (sent !== null) return <Sent sent={sent} />
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isSending) return
    const found = quoteRecipientsProblem(typed)
    setProblem(found)
    if (found === null) void send(count.savedCountId, parseEmails(typed))
  }
  return (
    <form noValidate className="flex flex-col items-start gap-4" onSubmit={submit}>
      <p>
        We'll email the quote for <strong className="font-semibold wrap-anywhere">{count.orderName}</strong>,
        with a line-by-line price and a PDF. It uses the current count and price.
      </p>
      <TextField
        label="Email addresses"
        value={typed}
        autoComplete="email"
        error={problem ?? undefined}
        description={`Separate addresses with commas, ${MAX_QUOTE_RECIPIENTS} at most. Each recipient gets a separate email. We ask recipients outside your account once if they want it.`}
        onChange={({ target }) => {
          setTyped(target.value)
          setProblem(null)
        }}
      />
      {failure === null ? null : <FailedCall what="We couldn't send the quote" failure={failure} isForm />}
      <Button kind="primary" type="submit" isPending={isSending}>
        Send quote
      </Button>
    </form>
  )
}

const sentQuoteText = ({ code, mailed }: EmailedQuote): string =>
  mailed.sent.length === 0
    ? `Quote ${code} is waiting: ${mailingOutcomeText(mailed)}`
    : `Quote ${code} is on its way. ${mailingOutcomeText(mailed)}`

/** The success view: the recipients who get the quote now, and those who must confirm first. */
function Sent({ sent }: { readonly sent: EmailedQuote }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <Notice kind="success" isLive>
        {`${sentQuoteText(sent)} The prices are valid until ${longDateText(sent.validUntil)}.`}
      </Notice>
      <a className={buttonClasses()} href={quotePageLink(sent.id)} target="_blank" rel="noreferrer">
        Open the quote
        <span className="sr-only"> in a new tab</span>
      </a>
    </div>
  )
}
