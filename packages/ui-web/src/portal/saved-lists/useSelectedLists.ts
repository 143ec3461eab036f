import { type SavedList, type SavedListId, toggleSavedListRow } from "@listwright/domain/saved-lists"
import { useState } from "react"

/** The selected rows, including rows on other pages, in selection order. */
export interface SelectedLists {
  readonly rows: ReadonlyArray<SavedList>
  readonly has: (id: SavedListId) => boolean
  readonly toggle: (row: SavedList) => void
  /** Selects all of the given rows, or clears them if they're all selected. */
  readonly toggleAll: (rows: ReadonlyArray<SavedList>) => void
  /** Deselects the lists with the given ids, or all lists if no ids are given. */
  readonly drop: (ids?: ReadonlyArray<SavedListId>) => void
}

const toggled = (rows: ReadonlyArray<SavedList>, row: SavedList): ReadonlyArray<SavedList> => {
  const byId = new Map([...rows, row].map((each) => [each.id, each]))
  return toggleSavedListRow(
    rows.map(({ id }) => id),
    row.id,
  ).flatMap((id) => byId.get(id) ?? [])
}

export const useSelectedLists = (): SelectedLists => {
  const [rows, setRows] = useState<ReadonlyArray<SavedList>>([])
  const has = (id: SavedListId) => rows.some((row) => row.id === id)
  return {
    rows,
    has,
    toggle: (row) => setRows(toggled(rows, row)),
    toggleAll: (all) => {
      const missing = all.filter(({ id }) => !has(id))
      setRows((missing.length > 0 ? missing : all).reduce(toggled, rows))
    },
    drop: (ids) => setRows(ids === undefined ? [] : rows.filter(({ id }) => !ids.includes(id))),
  }
}
