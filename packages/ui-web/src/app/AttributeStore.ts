import type { Attribute } from "@listwright/domain/audience"

/** The known attributes of a source. */
export interface KnownAttributes {
  /** The attributes with their values; null if they aren't loaded. */
  readonly columns: ReadonlyArray<Attribute> | null
  /** True if the attributes couldn't be loaded and no request is in progress. */
  readonly isFailed: boolean
}

/** Each source's attributes with their values, requested once; they don't change while the page is open. */
export interface AttributeStore {
  readonly known: (listType: number) => KnownAttributes
  /**
   * Loads the attributes, in one request for all callers; null if that failed, in which case the next call tries again.
   */
  readonly load: (listType: number) => Promise<ReadonlyArray<Attribute> | null>
  /** Waits for the attributes being loaded; resolves to null immediately if nothing is being loaded. */
  readonly underWay: (listType: number) => Promise<ReadonlyArray<Attribute> | null>
  /** Calls back when the known attributes change. */
  readonly subscribe: (heard: () => void) => () => void
}
