import {
  applyPastedIndustries,
  INDUSTRY_COLUMN,
  industriesRefusalText,
  parsePastedIndustries,
} from "@listwright/domain/audience"
import { formatWholeNumber } from "@listwright/domain/shared"
import { Result } from "effect"
import { useRef, useState } from "react"
import { Button } from "../../../design/Button.tsx"
import { CopyButton } from "../../../design/CopyButton.tsx"
import { Disclosure } from "../../../design/Disclosure.tsx"
import { TextArea } from "../../../design/TextArea.tsx"
import type { AudienceUpdater } from "../AudienceUpdater.ts"

export interface PasteIndustriesFormProps {
  /** The existing codes with their names; null until known. */
  readonly names: ReadonlyMap<string, string> | null
  readonly edit: AudienceUpdater
}

/** The result of the last paste. */
interface Said {
  readonly error?: string
  readonly done?: string
  /** Codes that don't exist; they remain in the box. */
  readonly unknown?: ReadonlyArray<string>
}

const codesText = (count: number): string => (count === 1 ? "1 code" : `${formatWholeNumber(count)} codes`)

const unknownText = (unknown: ReadonlyArray<string>): string =>
  unknown.length === 1
    ? `There's no business type with the code ${unknown[0] ?? ""}. Correct or remove it.`
    : `There are no business types with these ${codesText(unknown.length)}. Correct or remove the codes.`

/** Adds pasted codes all at once. Unknown codes remain in the box for the user to fix. */
export function PasteIndustriesForm({ edit, names }: PasteIndustriesFormProps) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState("")
  const [said, setSaid] = useState<Said>({})
  const box = useRef<HTMLTextAreaElement>(null)
  const add = () => {
    if (names === null) return
    const read = parsePastedIndustries(typed, new Set(names.keys()))
    if (Result.isFailure(read)) {
      box.current?.focus()
      return setSaid({ error: industriesRefusalText(read.failure) })
    }
    const { codes, unknown } = read.success
    if (codes.length > 0) edit((held) => applyPastedIndustries(held, INDUSTRY_COLUMN, read.success))
    setTyped(unknown.join("\n"))
    if (unknown.length > 0) box.current?.focus()
    setSaid({
      ...(codes.length > 0 ? { done: `Added ${codesText(codes.length)}.` } : {}),
      ...(unknown.length > 0 ? { error: unknownText(unknown), unknown } : {}),
    })
  }
  return (
    <Disclosure title="Paste codes" headingLevel={2} isExpanded={isOpen} onExpandedChange={setOpen}>
      <div className="flex flex-col gap-3">
        <TextArea
          ref={box}
          label="SIC codes"
          description="Separate codes with spaces, commas or line breaks. To exclude a code, put a minus sign in front of it, like -5812."
          rows={4}
          value={typed}
          error={said.error}
          onChange={(event) => {
            setTyped(event.target.value)
            setSaid({})
          }}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button isDisabled={names === null} onPress={add}>
            Add codes
          </Button>
          {said.unknown === undefined ? null : (
            <CopyButton text={said.unknown.join("\n")}>
              {said.unknown.length === 1 ? "Copy it" : "Copy them"}
            </CopyButton>
          )}
          <p role="status" className="text-sm text-muted">
            {said.done}
          </p>
        </div>
      </div>
    </Disclosure>
  )
}
