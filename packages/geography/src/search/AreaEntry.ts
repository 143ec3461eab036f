import type { AreaHit, SearchedKind } from "@listwright/domain/geography"

/** An area as a search looks at it. */
export interface AreaEntry {
  readonly hit: AreaHit
  readonly kind: SearchedKind
  /** By which it is found: 'de', 'kalb'. */
  readonly words: ReadonlyArray<string>
  /** Its name in one word: 'dekalb'. */
  readonly joined: string
  /** Its states, by code and by name, with a blank around each word: ' il illinois '. Tells equal names apart. */
  readonly states: string
  /** The post office of an SCF, with a blank before each word; else empty. */
  readonly city: string
  /** Its code in one word, in every way that people write it: 'il05', 'il5'. */
  readonly codes: ReadonlyArray<string>
}
