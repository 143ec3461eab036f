import type { SavedCount } from "@listwright/domain/saved-lists"

/** The actions on one saved list, which the buttons of its row and its menu share. */
export interface ListIntents {
  readonly edit: (row: SavedCount) => void
  readonly retrieveCounts: (row: SavedCount) => void
  readonly repeat: (row: SavedCount) => void
  readonly since: (row: SavedCount) => void
  readonly watch: (row: SavedCount) => void
  readonly download: (row: SavedCount) => void
  readonly share: (row: SavedCount) => void
  readonly duplicate: (row: SavedCount) => void
  readonly rename: (row: SavedCount) => void
  readonly remove: (row: SavedCount) => void
}
