import {
  hasChanged,
  type Recount,
  type SavedList,
  type SavedListId,
  SavedLists,
} from "@listwright/domain/saved-lists"
import { useQueryClient } from "@tanstack/react-query"
import { Cause, Effect, Exit } from "effect"
import { useEffect, useRef, useState } from "react"
import { useApp } from "../../../app/App.ts"
import { recountKey } from "./recountKey.ts"

/** A row's recount state: waiting, counted, or failed. */
export type RowChange =
  | { readonly is: "waiting" }
  | { readonly is: "counted"; readonly recount: Recount }
  | { readonly is: "failed"; readonly failure: unknown }

/** The recounts of a page's rows, made on request. */
export interface Recounts {
  /** Returns a list's recount state; null if a recount wasn't requested. */
  readonly of: (id: SavedListId) => RowChange | null
  /**
   * The number of the page's rows that were counted, that changed, and that failed; null if the user didn't request a
   * recount.
   */
  readonly progress: { readonly counted: number; readonly changed: number; readonly failed: number } | null
  readonly isRunning: boolean
  readonly start: () => void
  readonly stop: () => void
}

/**
 * Counts the rows one after another, so other users don't wait long for the engine. Counting stops if the user cancels
 * it, changes the page, or leaves. A count that the engine already knows the result of is free.
 */
export const useRecounts = (rows: ReadonlyArray<SavedList>): Recounts => {
  const { runner } = useApp()
  const queries = useQueryClient()
  const [known, setKnown] = useState<ReadonlyMap<string, RowChange>>(new Map())
  const [running, setRunning] = useState<AbortController | null>(null)
  const latest = useRef<AbortController | null>(null)
  const shown = rows.map(({ id }) => id).join()
  useEffect(() => () => latest.current?.abort(), [shown])

  const start = async () => {
    const controller = new AbortController()
    const { signal } = controller
    latest.current?.abort()
    latest.current = controller
    setRunning(controller)
    const put = (id: string, change: RowChange | null) =>
      setKnown((before) => {
        const after = new Map(before)
        if (change === null) after.delete(id)
        else after.set(id, change)
        return after
      })
    for (const { id } of rows) put(id, { is: "waiting" })
    for (const { id } of rows) {
      const exit = signal.aborted
        ? null
        : await runner.run(
            Effect.flatMap(SavedLists, (lists) => lists.recount(id)),
            { signal },
          )
      if (exit === null || (signal.aborted && Exit.isFailure(exit))) put(id, null)
      else if (Exit.isFailure(exit)) put(id, { is: "failed", failure: Cause.squash(exit.cause) })
      else {
        queries.setQueryData(recountKey(id), exit.value)
        put(id, { is: "counted", recount: exit.value })
      }
    }
    setRunning((now) => (now === controller ? null : now))
  }
  const onPage = rows.flatMap(({ id }) => known.get(id) ?? [])
  const counted = onPage.filter((change) => change.is === "counted")
  return {
    of: (id) => known.get(id) ?? null,
    progress:
      onPage.length === 0
        ? null
        : {
            counted: counted.length,
            changed: counted.filter(({ recount }) => hasChanged(recount.since)).length,
            failed: onPage.filter((change) => change.is === "failed").length,
          },
    isRunning: running !== null,
    start: () => void start(),
    stop: () => running?.abort(),
  }
}
