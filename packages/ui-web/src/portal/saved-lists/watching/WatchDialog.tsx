import {
  type SavedList,
  SavedListWatches,
  type WatchedList,
  type WatchSchedule,
} from "@listwright/domain/saved-lists"
import { Cause, Effect, Exit } from "effect"
import { useState } from "react"
import { useRun } from "../../../app/App.ts"
import { FailedCall } from "../../../app/FailedCall.tsx"
import { useSession } from "../../../app/session.ts"
import { Button } from "../../../design/Button.tsx"
import { Dialog } from "../../../design/Dialog.tsx"
import { RadioGroup } from "../../../design/RadioGroup.tsx"

export interface WatchDialogProps {
  readonly row: SavedList
  /** The list's current watch; null if it isn't watched. */
  readonly watched: WatchedList | null
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** A dialog for starting, changing, or stopping the automatic recounting of a saved list. */
export function WatchDialog({ onChanged, onClose, row, watched }: WatchDialogProps) {
  const run = useRun()
  const { user } = useSession()
  const [every, setEvery] = useState<WatchSchedule>(watched?.every ?? "snapshot")
  const [pending, setPending] = useState<"watch" | "stop" | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const perform = async (what: "watch" | "stop") => {
    setPending(what)
    setFailure(null)
    const exit = await run(
      Effect.flatMap(SavedListWatches, (watches) =>
        what === "watch" ? watches.watch(row.id, every) : watches.unwatch(row.id),
      ),
    )
    if (Exit.isSuccess(exit)) return onChanged()
    setPending(null)
    setFailure(Cause.squash(exit.cause))
  }
  return (
    <Dialog
      title={`Watch ${row.name}`}
      width="narrow"
      isOpen
      isDismissable={pending === null}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      footer={
        <>
          {watched === null ? (
            <Button isDisabled={pending !== null} onPress={onClose}>
              Cancel
            </Button>
          ) : (
            <Button
              isPending={pending === "stop"}
              isDisabled={pending === "watch"}
              onPress={() => void perform("stop")}
            >
              Stop watching
            </Button>
          )}
          <Button
            kind="primary"
            isPending={pending === "watch"}
            isDisabled={pending === "stop"}
            onPress={() => void perform("watch")}
          >
            {watched === null ? "Watch list" : "Save"}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <RadioGroup
          label="Count it again"
          options={[
            {
              value: "snapshot",
              text: "Whenever the data changes",
              description: "With each new data snapshot on this site",
            },
            { value: "month", text: "Monthly", description: "A month after the last count" },
          ]}
          value={every}
          onChange={setEvery}
        />
        <p className="text-sm text-muted">
          When the count changes, we'll email{" "}
          <span className="font-medium break-words text-text">{user.email}</span> to say how many people were
          added and removed, and why. The list's row shows it, too. We won't place any orders.
        </p>
        {failure === null ? null : (
          <FailedCall
            what={watched === null ? "We couldn't start watching the list" : "We couldn't save your changes"}
            failure={failure}
            isForm
          />
        )}
      </div>
    </Dialog>
  )
}
