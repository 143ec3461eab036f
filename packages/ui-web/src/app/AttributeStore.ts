import type { DemoColumn } from "@listwright/domain/audience"

/** The attributes of a source, as far as they're known. */
export interface KnownAttributes {
  /** With their values; null: not loaded. */
  readonly columns: ReadonlyArray<DemoColumn> | null
  /** They could not be loaded, and are not being asked for again. */
  readonly isFailed: boolean
}

/** The attributes of each source with their values, asked for once: they stay the same as long as the page lives. */
export interface AttributeStore {
  readonly known: (listType: number) => KnownAttributes
  /** Loads them, in one go however many ask; null where that failed, and the next call tries again. */
  readonly load: (listType: number) => Promise<ReadonlyArray<DemoColumn> | null>
  /** Waits for the attributes that are being loaded; resolves to null at once if there's no load under way. */
  readonly underWay: (listType: number) => Promise<ReadonlyArray<DemoColumn> | null>
  /** Says when anything that is known has changed. */
  readonly subscribe: (heard: () => void) => () => void
}
