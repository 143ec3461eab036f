import { splitPastedText, typeInBox } from "@listwright/domain/geography"
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useEffect, useRef } from "react"
import type { Section } from "../../list/areas/sections.ts"
import type { AreaAdder } from "../../list/areas/useCreateAreaAdder.ts"
import { Button } from "../../design/Button.tsx"
import { classes } from "../../design/classes.ts"
import { inputClasses } from "../../design/Field.tsx"
import { isLocked } from "./isLocked.ts"
import { SectionAlert } from "./SectionAlert.tsx"

export interface CodeBoxesProps {
  readonly section: Section
  readonly adding: AreaAdder
  /** The label of a box, which is numbered for screen readers. */
  readonly name: string
  readonly legend: string
  /** The number of characters per box. */
  readonly characters: number
  readonly boxes: ReadonlyArray<string>
  /** The empty content for all boxes. */
  readonly cleared: ReadonlyArray<string>
  readonly onChange: (boxes: ReadonlyArray<string>) => void
  /** Called if pasted text has more entries than there are boxes; none of it was entered. */
  readonly onOverflow: (text: string, left: ReadonlyArray<string>) => void
}

/** A row of boxes for codes; the focus moves from box to box as the user types. */
export function CodeBoxes(props: CodeBoxesProps) {
  const { adding, boxes, characters, cleared, legend, name, onChange, onOverflow, section } = props
  const inputs = useRef<Array<HTMLInputElement | null>>([])
  const alert = adding.alerts[section]

  // Asked for by the step's own button too: the box that waits for a code is marked and has the focus. Codes that were taken away
  // leave empty boxes, and nothing that is missing.
  const isMissing =
    alert !== undefined &&
    alert.notice.kind === "warning" &&
    alert.notAdded.length === 0 &&
    boxes.every((box) => box === "")

  const focusBox = (index: number) => {
    const input = inputs.current[Math.max(0, Math.min(index, boxes.length - 1))]
    input?.focus()
  }
  const fill = (index: number, text: string) => {
    const { boxes: filled, focus, left } = typeInBox(boxes, index, text, characters)
    if (left.length > 0) return onOverflow(text, left)
    // What was missing is there.
    if (isMissing) adding.clearAlert(section)
    onChange(filled)
    if (focus !== index) focusBox(focus)
  }
  const paste = (index: number, event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData("text")
    // What fits in the box is pasted where the caret is.
    if (splitPastedText(text).length < 2 && text.trim().length <= characters) return
    event.preventDefault()
    fill(index, text)
  }
  const press = (index: number, event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd, value } = event.currentTarget
    const isAtStart = selectionStart === 0 && selectionEnd === 0
    const isAtEnd = selectionStart === value.length && selectionEnd === value.length
    const goesBack = (event.key === "Backspace" && value === "") || (event.key === "ArrowLeft" && isAtStart)
    if (goesBack && index > 0) {
      event.preventDefault()
      focusBox(index - 1)
      const before = inputs.current[index - 1]
      before?.setSelectionRange(before.value.length, before.value.length)
    } else if (event.key === "ArrowRight" && isAtEnd && index < boxes.length - 1) {
      event.preventDefault()
      focusBox(index + 1)
    }
  }
  const marked = useRef(alert)
  useEffect(() => {
    if (isMissing && marked.current !== alert) inputs.current[0]?.focus()
    marked.current = alert
  }, [alert, isMissing])
  const add = async (event: FormEvent) => {
    event.preventDefault()
    await adding.add(section, "add")
    inputs.current[0]?.focus()
  }

  return (
    <form onSubmit={(event) => void add(event)} noValidate>
      <SectionAlert alert={alert} />
      <fieldset>
        <legend className="mb-2 text-sm text-muted">{legend}</legend>
        <div className="grid grid-cols-3 gap-2 sm:grid-cols-5">
          {boxes.map((box, index) => (
            <input
              // The boxes are places, not things: the fifth stays the fifth.
              key={index}
              ref={(input) => {
                inputs.current[index] = input
              }}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              // Not disabled: the field keeps the focus while the request runs.
              readOnly={adding.busy === section}
              maxLength={characters}
              aria-invalid={isMissing && index === 0 ? true : undefined}
              aria-label={`${name} ${index + 1}`}
              className={classes(inputClasses, "tabular tracking-wide")}
              value={box}
              onChange={(event) => fill(index, event.target.value)}
              onPaste={(event) => paste(index, event)}
              onKeyDown={(event) => press(index, event)}
            />
          ))}
        </div>
      </fieldset>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" isDisabled={isLocked(adding.busy, section)} isPending={adding.busy === section}>
          Add
        </Button>
        <Button
          kind="quiet"
          isDisabled={boxes.every((box) => box === "") || adding.busy !== null}
          onPress={() => {
            onChange(cleared)
            adding.clearAlert(section)
            focusBox(0)
          }}
        >
          Clear
        </Button>
      </div>
    </form>
  )
}
