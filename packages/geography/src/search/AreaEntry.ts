import type { AreaHit, SearchableKind } from "@listwright/domain/geography"

/** An area in searchable form. */
export interface AreaEntry {
  readonly hit: AreaHit
  readonly kind: SearchableKind
  /** The searchable words, such as 'de' and 'kalb'. */
  readonly words: ReadonlyArray<string>
  /** The name as one word, such as 'dekalb'. */
  readonly joined: string
  /**
   * The states, by code and name, with a space around each word: ' il illinois '. They distinguish areas with the same
   * name.
   */
  readonly states: string
  /** An SCF's post office, with a space before each word; otherwise empty. */
  readonly city: string
  /** The code as one word, in all common spellings, such as 'il05' and 'il5'. */
  readonly codes: ReadonlyArray<string>
}
