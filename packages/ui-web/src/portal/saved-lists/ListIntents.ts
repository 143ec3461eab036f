import type { SavedList } from "@listwright/domain/saved-lists"

/** The actions on one saved list, shared by its row's buttons and its menu. */
export interface ListIntents {
  readonly edit: (row: SavedList) => void
  readonly retrieveCounts: (row: SavedList) => void
  readonly repeat: (row: SavedList) => void
  readonly since: (row: SavedList) => void
  readonly watch: (row: SavedList) => void
  readonly download: (row: SavedList) => void
  readonly share: (row: SavedList) => void
  readonly duplicate: (row: SavedList) => void
  readonly rename: (row: SavedList) => void
  readonly remove: (row: SavedList) => void
}
