import { COUNT_LINK } from "@listwright/domain/catalog"
import {
  partDefinition,
  openOverlapPart,
  type ListOverlap,
  type FullSavedList,
  SavedLists,
} from "@listwright/domain/saved-lists"
import { Cause, Effect, Exit } from "effect"
import { useState } from "react"
import { useNavigate } from "react-router"
import { useRun } from "../../app/App.ts"
import { useNotifyFailure } from "../../app/failures.ts"
import type { PlotRow } from "./overlapPlot.ts"

/** The actions on a part of an overlap. */
export interface PartActions {
  readonly pending: "use" | "save" | null
  /** Creates an order with the part's records and opens it. */
  readonly use: () => void
  /** Saves the part as a list. */
  readonly save: (name: string) => Promise<void>
  /** The list that the part was last saved as, and the error if saving failed. */
  readonly saved: FullSavedList | null
  readonly failure: unknown
}

/** Returns the actions that turn the selected part of an overlap into an order or a saved list. */
export const usePartActions = ({ lists }: ListOverlap, row: PlotRow | null): PartActions => {
  const run = useRun()
  const navigate = useNavigate()
  const notifyFailure = useNotifyFailure()
  const [pending, setPending] = useState<PartActions["pending"]>(null)
  const [outcome, setOutcome] = useState<{
    readonly code: string
    readonly saved: FullSavedList | null
    readonly failure: unknown
  } | null>(null)
  const ids = lists.map(({ id }) => id)
  const [first] = lists

  const use = async () => {
    if (row === null) return
    setPending("use")
    const exit = await run(openOverlapPart(ids, row.part, COUNT_LINK))
    setPending(null)
    if (Exit.isFailure(exit)) return notifyFailure(Cause.squash(exit.cause))
    void navigate(exit.value)
  }
  const save = async (name: string) => {
    if (row === null || first === undefined) return
    setPending("save")
    const definition = partDefinition(first.listType, ids, row.part)
    const list = { name, definition, accountId: first.accountId }
    const exit = await run(Effect.flatMap(SavedLists, (saved) => saved.saveDefinition(list)))
    setPending(null)
    setOutcome(
      Exit.isSuccess(exit)
        ? { code: row.code, saved: exit.value, failure: null }
        : { code: row.code, saved: null, failure: Cause.squash(exit.cause) },
    )
  }
  const own = outcome !== null && outcome.code === row?.code ? outcome : null
  return { pending, use: () => void use(), save, saved: own?.saved ?? null, failure: own?.failure ?? null }
}
