import type { AreaHit, SearchedKind } from "@listwright/domain/geography"

/** An area in the form used by searches. */
export interface AreaEntry {
  readonly hit: AreaHit
  readonly kind: SearchedKind
  /** The words that it's found by: 'de', 'kalb'. */
  readonly words: ReadonlyArray<string>
  /** The name as one word: 'dekalb'. */
  readonly joined: string
  /** The states, by code and by name, with a space around each word: ' il illinois '. They tell equal names apart. */
  readonly states: string
  /** The post office of an SCF, with a space before each word; otherwise empty. */
  readonly city: string
  /** The code as one word, in every common spelling: 'il05', 'il5'. */
  readonly codes: ReadonlyArray<string>
}
