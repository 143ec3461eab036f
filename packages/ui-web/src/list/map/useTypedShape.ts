import type { Area } from "@listwright/domain/definition"
import type { ShapeChangeResult } from "@listwright/domain/geography"
import { Result } from "effect"
import { type FormEvent, useState } from "react"
import { useApplyWording } from "../../design/wording.tsx"

export interface EnteredShape {
  readonly typed: string
  readonly edit: (typed: string) => void
  /** The reason that the typed text isn't a valid shape; the text remains for the user to fix. */
  readonly problem: string | undefined
  readonly submit: (event: FormEvent) => void
}

/**
 * Manages a text field for one of the list's shapes. `held` is the text of the current shape; `read` parses the typed
 * text.
 */
export const useTypedShape = (
  held: string,
  read: (typed: string) => ShapeChangeResult,
  onChange: (changed: Area) => void,
): EnteredShape => {
  const words = useApplyWording()
  const [typed, setTyped] = useState(held)
  const [problem, setProblem] = useState<string>()
  const edit = (text: string) => {
    setTyped(text)
    setProblem(undefined)
  }
  // A grip was dragged meanwhile.
  const [known, setKnown] = useState(held)
  if (known !== held) {
    setKnown(held)
    edit(held)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const changed = read(typed)
    if (Result.isFailure(changed)) return setProblem(words(changed.failure.text))
    setProblem(undefined)
    onChange(changed.success)
  }
  return { typed, edit, problem, submit }
}
