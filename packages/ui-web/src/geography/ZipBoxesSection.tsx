import {
  PASTE_LIMIT,
  splitPaste,
  typeInBox,
  ZIP_BOX_CHARACTERS,
  ZIP_BOXES,
} from "@listwright/domain/geography"
import { notice } from "@listwright/domain/shared"
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useEffect, useRef } from "react"
import { useNavigate } from "react-router"
import { Button } from "../design/Button.tsx"
import { classes } from "../design/classes.ts"
import { recordsText } from "../design/Figure.tsx"
import { inputLook } from "../design/Field.tsx"
import { useNotify } from "../design/notifications.tsx"
import { useDraft } from "../draft/useDraft.ts"
import { SectionAlert } from "./SectionAlert.tsx"
import { NOTHING_TYPED, useTypedAreas } from "../areas/TypedAreas.tsx"
import type { SectionProps } from "./ZipSections.tsx"

/** Fifteen boxes that a keyboard runs through by itself. spec: order-builder §5 (ZIP entry) */
export function ZipBoxesSection({ adding }: SectionProps) {
  const { typed, edit } = useTypedAreas()
  const { draft } = useDraft()
  const navigate = useNavigate()
  const notify = useNotify("geography")
  const inputs = useRef<Array<HTMLInputElement | null>>([])
  const { boxes } = typed
  const alert = adding.alerts.zip

  const focusBox = (index: number) => {
    const input = inputs.current[Math.max(0, Math.min(index, ZIP_BOXES - 1))]
    input?.focus()
  }
  /** What has no box left goes to the paste section, whole, so that nothing is cut off unseen. */
  const spill = (text: string) => {
    const entries = splitPaste(text)
    edit({ paste: entries.join("\n"), pasteType: "zip" })
    notify(
      notice(
        "info",
        "",
        `You pasted ${recordsText(entries.length)} entries; they are now under Paste ZIP Codes, which takes up to ${recordsText(PASTE_LIMIT)}.`,
      ),
    )
    void navigate(`/order/${draft.listType}/geo/zipPaste`)
  }
  const fill = (index: number, text: string) => {
    const { boxes: filled, focus, left } = typeInBox(boxes, index, text)
    if (left.length > 0) return spill(text)
    edit({ boxes: filled })
    if (focus !== index) focusBox(focus)
  }
  const paste = (index: number, event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData("text")
    // What fits in the box is pasted where the caret is.
    if (splitPaste(text).length < 2 && text.trim().length <= ZIP_BOX_CHARACTERS) return
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
    } else if (event.key === "ArrowRight" && isAtEnd && index < ZIP_BOXES - 1) {
      event.preventDefault()
      focusBox(index + 1)
    }
  }
  // Asked for by the step's own button too: the box that waits for a code is marked and has the focus.
  const isMissing = alert !== undefined && alert.notice.kind === "warning" && boxes.every((box) => box === "")
  const marked = useRef(alert)
  useEffect(() => {
    if (isMissing && marked.current !== alert) inputs.current[0]?.focus()
    marked.current = alert
  }, [alert, isMissing])
  const add = async (event: FormEvent) => {
    event.preventDefault()
    await adding.add("zip", "add")
    inputs.current[0]?.focus()
  }

  return (
    <form onSubmit={(event) => void add(event)} noValidate>
      <SectionAlert alert={alert} />
      <fieldset>
        <legend className="mb-2 text-sm text-muted">
          Up to {ZIP_BOXES} ZIP Codes of {ZIP_BOX_CHARACTERS} digits
        </legend>
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
              readOnly={adding.busy === "zip"}
              maxLength={ZIP_BOX_CHARACTERS}
              aria-invalid={isMissing && index === 0 ? true : undefined}
              aria-label={`ZIP Code ${index + 1}`}
              className={classes(inputLook, "tabular tracking-wide")}
              value={box}
              onChange={(event) => fill(index, event.target.value)}
              onPaste={(event) => paste(index, event)}
              onKeyDown={(event) => press(index, event)}
            />
          ))}
        </div>
      </fieldset>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" isDisabled={isLocked(adding.busy, "zip")} isPending={adding.busy === "zip"}>
          Add
        </Button>
        <Button
          kind="quiet"
          isDisabled={boxes.every((box) => box === "") || adding.busy !== null}
          onPress={() => {
            edit({ boxes: NOTHING_TYPED.boxes })
            adding.clearAlert("zip")
            focusBox(0)
          }}
        >
          Clear
        </Button>
      </div>
    </form>
  )
}

/** Another section's request disables the button; its own shows as pending and keeps the focus. */
export const isLocked = (busy: string | null, own: string): boolean => busy !== null && busy !== own
