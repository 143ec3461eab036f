import { quoteLetter } from "@listwright/domain/quotes"
import { NotFound } from "@listwright/domain/shared"
import { Schema } from "effect"
import { Download, Printer } from "lucide-react"
import { Link, useParams } from "react-router"
import { FailedCall } from "../../app/FailedCall.tsx"
import { useSession } from "../../app/session.ts"
import { Button, buttonClasses } from "../../design/Button.tsx"
import { EmptyState } from "../../design/EmptyState.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"
import { Letter } from "./Letter.tsx"
import { CurrentQuotePrice } from "./CurrentQuotePrice.tsx"
import { useOpenedQuote } from "./useQuotes.ts"
import { useQuoteActions } from "./useQuoteActions.ts"

const isNotFound = Schema.is(NotFound)

/** A sent quote as a letter, with the current price of its list. */
export function QuotePage() {
  const { id = "" } = useParams()
  const { site } = useSession()
  const { data, error, isFetching, refetch } = useOpenedQuote(id)
  const { download, order, pending } = useQuoteActions(id)
  if (isNotFound(error))
    return (
      <EmptyState
        title="We couldn't find this quote"
        action={
          <Link to="/slc" className={buttonClasses()}>
            Saved lists
          </Link>
        }
      >
        It may belong to someone else, or the link may be incomplete.
      </EmptyState>
    )
  if (error !== null)
    return (
      <FailedCall
        what="We couldn't load the quote"
        failure={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (data === undefined)
    return (
      <div aria-busy="true" className="mx-auto max-w-[720px]">
        <Skeleton className="h-[720px] w-full rounded-card" />
      </div>
    )
  return (
    <div className="mx-auto flex max-w-[720px] flex-col gap-6">
      <div className="no-print flex flex-wrap justify-end gap-2">
        <Button isPending={pending === "download"} onPress={() => download(data.sent)}>
          <Download className="size-4" aria-hidden="true" />
          PDF
        </Button>
        <Button className="max-sm:hidden" onPress={() => window.print()}>
          <Printer className="size-4" aria-hidden="true" />
          Print
        </Button>
        <Button kind="primary" isPending={pending === "order"} onPress={order}>
          Order this list
        </Button>
      </div>
      <CurrentQuotePrice opened={data} />
      <Letter letter={quoteLetter(data.sent, site)} />
    </div>
  )
}
