import { type KeyboardEvent, useRef, useState } from "react"
import type { PlaceRow } from "./PlaceRow.ts"
import { EMPTY_TYPEAHEAD, findRowByName, appendToTypeahead } from "./typeahead.ts"

export interface TypeaheadOptions {
  readonly rows: ReadonlyArray<PlaceRow>
  /** The names in the other list, and the announcement when one of those names is typed here. */
  readonly elsewhere: { readonly names: ReadonlyArray<string>; readonly said: string }
  readonly focusRow: (key: string) => void
}

/** Returns whether a key types a letter rather than triggering a command. */
const isLetter = ({ altKey, ctrlKey, key, metaKey }: KeyboardEvent): boolean =>
  key.length === 1 && !altKey && !ctrlKey && !metaKey

/**
 * Finds rows by the letters that the user types. If no row begins with them, the focus doesn't move and Enter does
 * nothing; the list's own search would start over with the next letter and jump to a different place.
 */
export const useTypeahead = ({ elsewhere, focusRow, rows }: TypeaheadOptions) => {
  const typed = useRef(EMPTY_TYPEAHEAD)
  const isUnknown = useRef(false)
  const [said, setSaid] = useState("")
  const forget = () => {
    typed.current = EMPTY_TYPEAHEAD
    isUnknown.current = false
    setSaid("")
  }
  const search = () => {
    const row = findRowByName(rows, typed.current)
    isUnknown.current = row === undefined
    if (row !== undefined) {
      setSaid("")
      return focusRow(row.key)
    }
    const other = findRowByName(
      elsewhere.names.map((name) => ({ name })),
      typed.current,
    )
    setSaid(
      other === undefined ? `Nothing begins with ‘${typed.current.text}’` : `${other.name} ${elsewhere.said}`,
    )
  }
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const keep = () => {
      event.preventDefault()
      event.stopPropagation()
    }
    if (isLetter(event) && (event.key !== " " || typed.current.text !== "")) {
      keep()
      const names = [...rows.map(({ name }) => name), ...elsewhere.names]
      typed.current = appendToTypeahead(typed.current, event.key, event.timeStamp, names)
      return search()
    }
    if (event.key === "Enter" && isUnknown.current) return keep()
    if (event.key !== "Shift") forget()
  }
  return { said, forget, onKeyDownCapture }
}
