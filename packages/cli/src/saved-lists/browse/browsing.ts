import type { CombinationOperation } from "@listwright/domain/definition"
import { type SavedList, type SavedListId, toggleSavedListRow } from "@listwright/domain/saved-lists"
import type { FinishedCount } from "../../counting/CountState.ts"
import { splitCharacters } from "../../terminal/fitText.ts"

/** A combination of lists: the operation and its lists. */
export interface BrowsedCombination {
  readonly rows: ReadonlyArray<SavedList>
  readonly operation: CombinationOperation
  readonly k: number | null
}

/** A question from the screen. */
export type BrowseQuestion =
  | { readonly kind: "find"; readonly search: string }
  | { readonly kind: "preview"; readonly row: SavedList }
  | { readonly kind: "combine"; readonly combination: BrowsedCombination }
  | { readonly kind: "save"; readonly combination: BrowsedCombination; readonly name: string }

export type BrowseAnswer =
  | { readonly kind: "found"; readonly rows: ReadonlyArray<SavedList>; readonly total: number }
  | { readonly kind: "counted"; readonly counted: FinishedCount }
  | { readonly kind: "saved"; readonly row: SavedList }
  | { readonly kind: "failed"; readonly message: string }

/** The part of the screen below the lists. */
export type LowerPane =
  | { readonly kind: "nothing" }
  | { readonly kind: "counted"; readonly title: string; readonly counted: FinishedCount | null }
  | { readonly kind: "operations" }

/** The state of the saved lists screen. */
export interface BrowseState {
  /** The lists; null until they're loaded. */
  readonly rows: ReadonlyArray<SavedList> | null
  readonly total: number
  readonly search: string
  /** The text being typed; null if keys are commands. */
  readonly typing: { readonly what: "search" | "name"; readonly text: string } | null
  /** The index of the row that keys act on. */
  readonly cursor: number
  /**
   * The selected lists in order of selection, which matters for subtraction: the other lists are subtracted from the
   * first.
   */
  readonly selected: ReadonlyArray<SavedList>
  readonly below: LowerPane
  /** The combination shown below the lists, for saving it. */
  readonly combination: BrowsedCombination | null
  /** The question in progress; a newer one replaces it. */
  readonly asked: { readonly number: number; readonly question: BrowseQuestion } | null
  readonly message: string | null
  readonly isDone: boolean
}

/** A pressed key: a character, or the name of another key. */
export type KeyPress =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "up" | "down" | "pageUp" | "pageDown" | "enter" | "escape" | "erase" }

export type BrowseEvent =
  | { readonly kind: "pressed"; readonly key: KeyPress; readonly page: number }
  | { readonly kind: "answered"; readonly number: number; readonly answer: BrowseAnswer }

const asking = (state: BrowseState, question: BrowseQuestion): BrowseState => ({
  ...state,
  asked: { number: (state.asked?.number ?? 0) + 1, question },
  message: null,
})

/** The initial state of the screen. */
export const initialBrowseState: BrowseState = {
  rows: null,
  total: 0,
  search: "",
  typing: null,
  cursor: 0,
  selected: [],
  below: { kind: "nothing" },
  combination: null,
  asked: { number: 1, question: { kind: "find", search: "" } },
  message: null,
  isDone: false,
}

/** Searches for lists again. Clears the part below, since its lists may no longer be shown. */
const finding = (state: BrowseState, search: string): BrowseState => ({
  ...asking(state, { kind: "find", search }),
  rows: null,
  search,
  below: { kind: "nothing" },
  combination: null,
})

const moved = (state: BrowseState, by: number): BrowseState => ({
  ...state,
  cursor: Math.max(0, Math.min((state.rows?.length ?? 1) - 1, state.cursor + by)),
})

const toggled = (state: BrowseState): BrowseState => {
  const row = state.rows?.[state.cursor]
  if (row === undefined) return state
  const all = new Map([...state.selected, row].map((one) => [one.id, one]))
  const ids: ReadonlyArray<SavedListId> = toggleSavedListRow(
    state.selected.map(({ id }) => id),
    row.id,
  )
  return { ...state, selected: ids.flatMap((id) => all.get(id) ?? []) }
}

const OPERATIONS: Readonly<Record<string, CombinationOperation>> = {
  u: "union",
  i: "intersect",
  m: "minus",
}

/** Returns a combination's title on the screen. */
export const combinationTitle = ({ k, operation, rows }: BrowsedCombination): string => {
  const names = rows.map(({ name }) => name)
  switch (operation) {
    case "union":
      return `In any of ${names.join(", ")}`
    case "intersect":
      return `In all of ${names.join(", ")}`
    case "minus":
      return `In ${names[0] ?? ""} and not in ${names.slice(1).join(", ")}`
    case "exactly":
      return `In exactly ${k ?? 1} of ${names.join(", ")}`
  }
}

const combining = (state: BrowseState, text: string): BrowseState => {
  const rows = state.selected
  const k = /^[1-9]$/.test(text) && Number(text) <= rows.length ? Number(text) : null
  const operation = k === null ? OPERATIONS[text] : "exactly"
  if (operation === undefined) return { ...state, below: { kind: "nothing" } }
  const combination = { rows, operation, k }
  return {
    ...asking(state, { kind: "combine", combination }),
    below: { kind: "counted", title: combinationTitle(combination), counted: null },
    combination,
  }
}

const commanded = (state: BrowseState, text: string): BrowseState => {
  switch (text) {
    case "q":
      return { ...state, isDone: true }
    case "j":
      return moved(state, 1)
    case "k":
      return moved(state, -1)
    case " ":
      return toggled(state)
    case "/":
      return { ...state, typing: { what: "search", text: state.search } }
    case "c":
      return state.selected.length < 2
        ? { ...state, message: "To combine lists, select at least 2 with the space bar." }
        : { ...state, below: { kind: "operations" }, message: null }
    case "s":
      return state.combination === null
        ? { ...state, message: "Combine lists first. Then you can save the combination." }
        : { ...state, typing: { what: "name", text: "" } }
    default:
      return state
  }
}

const typed = (
  state: BrowseState,
  { text, what }: NonNullable<BrowseState["typing"]>,
  key: KeyPress,
): BrowseState => {
  switch (key.kind) {
    case "text":
      return { ...state, typing: { what, text: text + key.text } }
    case "erase":
      return { ...state, typing: { what, text: splitCharacters(text).slice(0, -1).join("") } }
    case "escape":
      return { ...state, typing: null }
    case "enter": {
      const ready = { ...state, typing: null }
      if (what === "search") return finding(ready, text.trim())
      return state.combination === null || text.trim() === ""
        ? ready
        : asking(ready, { kind: "save", combination: state.combination, name: text.trim() })
    }
    case "up":
    case "down":
    case "pageUp":
    case "pageDown":
      return state
  }
}

const pressed = (state: BrowseState, key: KeyPress, page: number): BrowseState => {
  if (state.typing !== null) return typed(state, state.typing, key)
  switch (key.kind) {
    case "text":
      return state.below.kind === "operations" ? combining(state, key.text) : commanded(state, key.text)
    case "up":
      return moved(state, -1)
    case "down":
      return moved(state, 1)
    case "pageUp":
      return moved(state, -page)
    case "pageDown":
      return moved(state, page)
    case "escape":
      // Escape first closes the part below, then ends the search.
      return state.below.kind === "nothing" && state.message === null && state.search !== ""
        ? finding(state, "")
        : { ...state, below: { kind: "nothing" }, combination: null, message: null }
    case "enter": {
      const row = state.rows?.[state.cursor]
      return row === undefined
        ? state
        : {
            ...asking(state, { kind: "preview", row }),
            below: { kind: "counted", title: row.name, counted: null },
            combination: null,
          }
    }
    case "erase":
      return state
  }
}

const answered = (state: BrowseState, answer: BrowseAnswer): BrowseState => {
  switch (answer.kind) {
    case "found":
      return { ...state, rows: answer.rows, total: answer.total, cursor: 0 }
    case "counted":
      return state.below.kind === "counted"
        ? { ...state, below: { ...state.below, counted: answer.counted } }
        : state
    case "saved": {
      const { name, id } = answer.row
      const next = asking({ ...state, selected: [] }, { kind: "find", search: state.search })
      return { ...next, message: `Saved as ${name} (${id}).` }
    }
    case "failed": {
      const isCounting = state.below.kind === "counted" && state.below.counted === null
      return {
        ...state,
        rows: state.rows ?? [],
        message: answer.message,
        ...(isCounting ? { below: { kind: "nothing" }, combination: null } : {}),
      }
    }
  }
}

/** Returns the state after a key press or an answer; the answer to a superseded question changes nothing. */
export const browseReducer = (state: BrowseState, event: BrowseEvent): BrowseState => {
  if (event.kind === "pressed") return pressed(state, event.key, event.page)
  if (event.number !== state.asked?.number) return state
  return answered(state, event.answer)
}
