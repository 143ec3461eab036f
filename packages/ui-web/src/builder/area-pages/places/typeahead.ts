/** The letters typed in a list to find a row by name. */
export interface Typeahead {
  readonly text: string
  /** The time of the last letter, in milliseconds. */
  readonly at: number
}

export const EMPTY_TYPEAHEAD: Typeahead = { text: "", at: 0 }

/** The pause, in milliseconds, after which a letter starts a new name. */
const PAUSE_MS = 1_000
/**
 * The maximum pause, in milliseconds, before a letter that continues a matching name, since the user may be looking it
 * up or the machine may be busy.
 */
const LONGEST_PAUSE_MS = 5_000

const begins = (name: string, text: string): boolean => name.toLowerCase().startsWith(text.toLowerCase())

/** Appends a letter to the typed text, or starts over with it. `names` are the names of all rows. */
export const appendToTypeahead = (
  { at, text }: Typeahead,
  letter: string,
  now: number,
  names: ReadonlyArray<string>,
): Typeahead => {
  const longer = text + letter
  const pause = now - at
  const goesOn =
    pause <= PAUSE_MS || (pause <= LONGEST_PAUSE_MS && names.some((name) => begins(name, longer)))
  return { text: goesOn ? longer : letter, at: now }
}

/** Returns the first row whose name begins with the typed text; undefined if none does. */
export const findRowByName = <Row extends { readonly name: string }>(
  rows: ReadonlyArray<Row>,
  { text }: Typeahead,
): Row | undefined => (text === "" ? undefined : rows.find(({ name }) => begins(name, text)))
