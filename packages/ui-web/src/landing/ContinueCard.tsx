import { COUNT_LINK, EDIT_SAVED_COUNT_LINK, orderLink } from "@listwright/domain/catalogue"
import type { Draft } from "@listwright/domain/drafts"
import { hasCurrentCount } from "@listwright/domain/order"
import { useState } from "react"
import { Link, useNavigate } from "react-router"
import { useApp } from "../app/App.ts"
import { compareAddress } from "../app/compareAddress.ts"
import { useNotifyFailure } from "../app/failures.ts"
import { useNow } from "../app/useNow.ts"
import { Button, buttonLook } from "../design/Button.tsx"
import { agoText } from "./agoText.ts"
import { draftSummary } from "./draftSummary.ts"

/** The latest list in the making, with what it holds; nothing while it is still empty. */
export function ContinueCard({ draft }: { readonly draft: Draft }) {
  const { listType } = draft
  const { drafts } = useApp()
  const navigate = useNavigate()
  const notifyFailure = useNotifyFailure()
  const [isStarting, setIsStarting] = useState(false)
  const now = useNow().getTime()
  const holds = draftSummary(draft.definition)
  if (holds.length === 0) return null

  const startNew = async () => {
    setIsStarting(true)
    try {
      await drafts.startNew(listType)
      await navigate(`/order/${listType}`)
    } catch (failure) {
      notifyFailure(failure)
      setIsStarting(false)
    }
  }
  return (
    <section
      aria-labelledby="continue"
      className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card border border-line bg-surface px-5 py-4"
    >
      <div className="min-w-60 flex-1">
        <h2 id="continue" className="font-semibold">
          Continue your list
        </h2>
        <p className="text-muted">
          {holds.join(" · ")} · changed {agoText(draft.updatedAt, now)}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onPress={() => void startNew()} isPending={isStarting}>
          Start a new list
        </Button>
        <Link to={compareAddress(`draft:${draft.id}`)} className={buttonLook()}>
          Compare
        </Link>
        <Link
          // By its name: this tab may be at work on another one.
          to={orderLink(
            hasCurrentCount(draft.choices) ? COUNT_LINK : EDIT_SAVED_COUNT_LINK,
            listType,
            draft.id,
          )}
          className={buttonLook("primary")}
        >
          Continue
        </Link>
      </div>
    </section>
  )
}
