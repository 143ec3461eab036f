import { type Key, useApp, useInput, useWindowSize } from "ink"
import { useEffect, useReducer } from "react"
import { splitCharacters } from "../../terminal/fitText.ts"
import {
  type BrowseAnswer,
  browseReducer,
  initialBrowseState,
  type KeyPress,
  type BrowseQuestion,
} from "./browsing.ts"
import { BrowseView } from "./BrowseView.tsx"
import { visibleRowCount } from "./ListRows.tsx"

/** Splits an input into keys. Fast typing or pasting sends several characters at once. */
const pressedKeys = (input: string, key: Key): ReadonlyArray<KeyPress> => {
  if (key.upArrow) return [{ kind: "up" }]
  if (key.downArrow) return [{ kind: "down" }]
  if (key.pageUp) return [{ kind: "pageUp" }]
  if (key.pageDown) return [{ kind: "pageDown" }]
  if (key.return) return [{ kind: "enter" }]
  if (key.escape) return [{ kind: "escape" }]
  if (key.backspace || key.delete) return [{ kind: "erase" }]
  if (key.ctrl || key.meta) return []
  return splitCharacters(input).map((text) => (text === "\r" ? { kind: "enter" } : { kind: "text", text }))
}

/** Answers the screen's questions; never fails. */
export type BrowseQuestionHandler = (question: BrowseQuestion, signal: AbortSignal) => Promise<BrowseAnswer>

/** Shows the screen of saved lists until the user quits. */
export const Browse = ({ ask }: { ask: BrowseQuestionHandler }) => {
  const { exit } = useApp()
  const { columns, rows } = useWindowSize()
  const [state, dispatch] = useReducer(browseReducer, initialBrowseState)
  const { asked, isDone } = state
  useInput((input, key) => {
    for (const one of pressedKeys(input, key))
      dispatch({ kind: "pressed", key: one, page: visibleRowCount(rows) })
  })
  useEffect(() => {
    if (asked === null) return undefined
    const stopping = new AbortController()
    void ask(asked.question, stopping.signal).then((answer) => {
      if (!stopping.signal.aborted) dispatch({ kind: "answered", number: asked.number, answer })
    })
    return () => stopping.abort()
  }, [ask, asked])
  useEffect(() => {
    if (isDone) exit()
  }, [exit, isDone])
  return <BrowseView state={state} columns={columns} height={rows} />
}
