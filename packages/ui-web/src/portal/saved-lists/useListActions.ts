import { COUNT_LINK } from "@listwright/domain/catalog"
import {
  openSavedList,
  repeatedListNotice,
  repeatSavedList,
  type SavedList,
  SavedLists,
} from "@listwright/domain/saved-lists"
import { NotFound, notice } from "@listwright/domain/shared"
import { Cause, Effect, Exit, Schema } from "effect"
import { useState } from "react"
import { useNavigate } from "react-router"
import { useRun } from "../../app/App.ts"
import type { FailureDetails } from "../../app/FailedCall.tsx"
import type { Ports } from "../../app/runtime.ts"
import { useNotify } from "../../design/notifications.tsx"
import { savedListFailure } from "./savedListFailure.ts"
import { useRefreshSavedLists } from "./useSavedLists.ts"

const isNotFound = Schema.is(NotFound)

/** The id and the name of a saved list. */
type ListRow = Pick<SavedList, "id" | "name">

/** Returns the actions on one saved list that run immediately, without a dialog, and their last failure. */
export const useListActions = () => {
  const run = useRun()
  const navigate = useNavigate()
  const notify = useNotify("savedLists")
  const changed = useRefreshSavedLists()
  const [opening, setOpening] = useState<string | null>(null)
  const [failed, setFailed] = useState<FailureDetails | null>(null)

  /** Runs one action at a time; null if it failed, after showing the failure. */
  const perform = async <A, E>(row: ListRow, problem: string, effect: Effect.Effect<A, E, Ports>) => {
    if (opening !== null) return null
    setFailed(null)
    setOpening(row.id)
    const exit = await run(effect)
    setOpening(null)
    if (Exit.isSuccess(exit)) return exit.value
    const failure = Cause.squash(exit.cause)
    setFailed({ what: `We couldn't ${problem} ${row.name}`, failure: savedListFailure(failure) })
    // The row of a list that is gone goes too.
    if (isNotFound(failure)) changed()
    return null
  }

  return {
    opening,
    failed,
    /** Opens the list; returns whether that succeeded. */
    open: async (row: ListRow, link: string): Promise<boolean> => {
      const address = await perform(row, "open", openSavedList(row.id, link))
      if (address !== null) void navigate(address)
      return address !== null
    },
    /** Repeats a list as a draft for confirmation, excluding records from its previous orders. */
    repeat: async (row: SavedList) => {
      const repeated = await perform(row, "repeat", repeatSavedList(row.id, COUNT_LINK))
      if (repeated === null) return
      notify(repeatedListNotice(repeated.orders.length))
      void navigate(repeated.link)
    },
    duplicate: async (row: SavedList) => {
      const copying = Effect.flatMap(SavedLists, (lists) => lists.duplicate(row.id, null))
      const copy = await perform(row, "copy", copying)
      if (copy === null) return
      changed()
      notify(notice("success", "", `Copied as ${copy.row.name}`))
    },
  }
}
