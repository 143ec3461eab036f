import { choosePasted, INDUSTRY_COLUMN, pastedIndustries } from "@listwright/domain/audience"
import { useState } from "react"
import { Button } from "../../design/Button.tsx"
import { Disclosure } from "../../design/Disclosure.tsx"
import { TextArea } from "../../design/TextArea.tsx"
import type { EditAudience } from "../EditAudience.ts"

export interface PasteIndustriesProps {
  /** Codes that there are. */
  readonly known: ReadonlySet<string>
  readonly edit: EditAudience
}

const codesText = (count: number): string => (count === 1 ? "1 code" : `${count} codes`)

/** Codes from somewhere else, all at once; what is none stays to be mended. */
export function PasteIndustries({ known, edit }: PasteIndustriesProps) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState("")
  const [said, setSaid] = useState<{ readonly error?: string; readonly done?: string }>({})
  const add = () => {
    const pasted = pastedIndustries(typed, known)
    if (pasted.codes.length > 0) edit((held) => choosePasted(held, INDUSTRY_COLUMN, pasted))
    setTyped(pasted.unknown.join("\n"))
    const done = pasted.codes.length === 0 ? {} : { done: `Chose ${codesText(pasted.codes.length)}.` }
    setSaid(
      pasted.unknown.length > 0
        ? {
            ...done,
            error: `There is no business type with ${codesText(pasted.unknown.length)} of these. Correct or remove them.`,
          }
        : pasted.codes.length === 0
          ? { error: "Paste at least one code, like 58 or 5812." }
          : done,
    )
  }
  return (
    <Disclosure title="Paste codes" headingLevel={2} isExpanded={isOpen} onExpandedChange={setOpen}>
      <div className="flex flex-col gap-3">
        <TextArea
          label="SIC codes"
          description="Apart by spaces, commas or lines. A minus leaves one out: -5812."
          rows={4}
          value={typed}
          error={said.error}
          onChange={(event) => {
            setTyped(event.target.value)
            setSaid({})
          }}
        />
        <div className="flex items-center gap-3">
          <Button onPress={add}>Add</Button>
          <p role="status" className="text-sm text-muted">
            {said.done}
          </p>
        </div>
      </div>
    </Disclosure>
  )
}
