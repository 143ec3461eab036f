import {
  type NewSavedListShare,
  type SavedList,
  type SavedListShare,
  SavedListShares,
  SHARE_DAYS,
  type ShareAccess,
} from "@listwright/domain/saved-lists"
import { displayDay } from "@listwright/domain/suppression"
import { useQueryClient } from "@tanstack/react-query"
import { Cause, Effect, Exit } from "effect"
import { useRef, useState } from "react"
import { useRun } from "../../../app/App.ts"
import { type FailureDetails, FailedCall } from "../../../app/FailedCall.tsx"
import { localIsoDate } from "../../../app/localIsoDate.ts"
import { useCall } from "../../../app/useCall.ts"
import { Button } from "../../../design/Button.tsx"
import { Dialog } from "../../../design/Dialog.tsx"
import { RadioGroup } from "../../../design/RadioGroup.tsx"
import { Skeleton } from "../../../design/Skeleton.tsx"
import { LinkField } from "./LinkField.tsx"

export interface ShareDialogProps {
  readonly row: SavedList
  readonly onClose: () => void
}

const untilText = ({ expiresAt }: SavedListShare): string => displayDay(localIsoDate(new Date(expiresAt)))

/**
 * A dialog that shares a saved list by link with colleagues in its account, shows when the link expires, and can revoke
 * it.
 */
export function ShareDialog({ onClose, row }: ShareDialogProps) {
  const run = useRun()
  const queries = useQueryClient()
  const key = ["saved-list-share", row.id]
  const shared = useCall(
    key,
    Effect.flatMap(SavedListShares, (shares) => shares.of(row.id)),
    { staleTime: 0, gcTime: 0 },
  )
  const [access, setAccess] = useState<ShareAccess>("read")
  const [made, setMade] = useState<NewSavedListShare | null>(null)
  const [pending, setPending] = useState<"share" | "stop" | null>(null)
  const [failed, setFailed] = useState<FailureDetails | null>(null)
  const share = shared.data ?? null
  const state = useRef<HTMLElement>(null)

  const perform = async <A,>(
    what: "share" | "stop",
    problem: string,
    effect: Effect.Effect<A, unknown, SavedListShares>,
    done: (answer: A) => void,
  ) => {
    setPending(what)
    setFailed(null)
    const exit = await run(effect)
    setPending(null)
    if (Exit.isSuccess(exit)) return done(exit.value)
    setFailed({ what: problem, failure: Cause.squash(exit.cause) })
  }
  const make = () =>
    perform(
      "share",
      "We couldn't share the list",
      Effect.flatMap(SavedListShares, (shares) => shares.share(row.id, access)),
      (link) => {
        setMade(link)
        queries.setQueryData(key, { access: link.access, expiresAt: link.expiresAt })
      },
    )
  const stop = () =>
    perform(
      "stop",
      "We couldn't stop sharing the list",
      Effect.flatMap(SavedListShares, (shares) => shares.revoke(row.id)),
      () => {
        // The pressed button goes away: what it changed has the focus, so that Escape still closes.
        state.current?.focus()
        setMade(null)
        queries.setQueryData(key, null)
      },
    )
  return (
    <Dialog
      title={`Share ${row.name}`}
      isOpen
      isDismissable={pending === null}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      footer={
        made === null ? (
          <>
            <Button onPress={onClose}>Cancel</Button>
            <Button
              kind="primary"
              isDisabled={shared.data === undefined || pending === "stop"}
              isPending={pending === "share"}
              onPress={() => void make()}
            >
              {share === null ? "Create a link" : "Create a new link"}
            </Button>
          </>
        ) : (
          <Button onPress={onClose}>Done</Button>
        )
      }
    >
      <div className="flex flex-col gap-5">
        {shared.error !== null ? (
          <FailedCall
            what="We couldn't look up the link"
            failure={shared.error}
            onRetry={() => void shared.refetch()}
          />
        ) : shared.data === undefined ? (
          <Skeleton className="h-16 w-full" />
        ) : (
          <section
            ref={state}
            tabIndex={-1}
            aria-label="Shared with"
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-3"
          >
            <p role="status" className="min-w-60 flex-1">
              {share === null ? (
                <>
                  <span className="block font-medium">Not shared</span>
                  <span className="block text-sm text-muted">
                    Only you and the people who manage {row.accountName} can see it.
                  </span>
                </>
              ) : (
                <>
                  <span className="block font-medium text-pretty">
                    Colleagues at {row.accountName} who have the link{" "}
                    {share.access === "copy" ? "can view it and make a copy" : "can view it"}
                  </span>
                  <span className="tabular block text-sm text-muted">Until {untilText(share)}</span>
                </>
              )}
            </p>
            {share === null ? null : (
              <Button
                isPending={pending === "stop"}
                isDisabled={pending === "share"}
                onPress={() => void stop()}
              >
                Stop sharing
              </Button>
            )}
          </section>
        )}
        {made === null ? (
          <RadioGroup
            label={share === null ? "A colleague can" : "With a new link, a colleague can"}
            options={[
              { value: "read", text: "View it", description: "See what it selects, its count and its price" },
              {
                value: "copy",
                text: "View it and make a copy",
                description: "They get their own copy, and changing it doesn't affect your list",
              },
            ]}
            value={access}
            onChange={setAccess}
          />
        ) : (
          <LinkField secret={made.secret} name={row.name} />
        )}
        <p className="text-sm text-muted">
          A link works for {SHARE_DAYS} days, and only for people who work for {row.accountName}.
          {share === null || made !== null ? "" : " A new link replaces the previous one."}
        </p>
        {failed === null ? null : <FailedCall {...failed} />}
      </div>
    </Dialog>
  )
}
