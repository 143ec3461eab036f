import { findListType } from "@listwright/domain/catalog"
import { PASTE_LIMIT, splitPastedEntries, zipTypeExample, zipTypeName } from "@listwright/domain/geography"
import type { FormEvent } from "react"
import { Button } from "../../design/Button.tsx"
import { recordsText } from "../../design/Figure.tsx"
import { RadioGroup } from "../../design/RadioGroup.tsx"
import { TextArea } from "../../design/TextArea.tsx"
import { useDraft } from "../../list/draft/useDraft.ts"
import { SectionAlert } from "./SectionAlert.tsx"
import { useTypedAreas } from "../../list/areas/TypedAreasProvider.tsx"
import { isLocked } from "./isLocked.ts"
import { usePasteType } from "./usePasteType.ts"
import type { SectionProps } from "./SectionProps.ts"

/** The section for pasting many codes at once. If there are too many, all are rejected and the text remains. */
export function PasteSection({ adding }: SectionProps) {
  const { typed, edit } = useTypedAreas()
  const switchType = usePasteType()
  const { draft } = useDraft()
  const offered = findListType(draft.listType)?.pasteTypes ?? []
  const entries = splitPastedEntries(typed.paste, typed.pasteType).length
  const add = (event: FormEvent) => {
    event.preventDefault()
    void adding.add("zipPaste", "add")
  }
  return (
    <form onSubmit={add} noValidate className="flex flex-col gap-4">
      <SectionAlert alert={adding.alerts.zipPaste} />
      {offered.length < 2 ? null : (
        <RadioGroup
          label="What are you pasting?"
          inline
          value={typed.pasteType}
          onChange={switchType}
          isDisabled={adding.busy !== null}
          options={offered.map((kind) => ({
            value: kind,
            text: (
              <>
                {zipTypeName(kind)} <span className="tabular text-muted">{zipTypeExample(kind)}</span>
              </>
            ),
          }))}
        />
      )}
      <TextArea
        label="Codes"
        description={
          <>
            {offered.includes("postalCode")
              ? "Enter full postal codes (M5V 2T6) or just the first half (M5V). "
              : ""}
            Separate entries with spaces, commas, semicolons or line breaks.{" "}
            <span className={entries > PASTE_LIMIT ? "tabular font-medium text-critical" : "tabular"}>
              {recordsText(entries)} of {recordsText(PASTE_LIMIT)} entries
            </span>
          </>
        }
        rows={6}
        autoComplete="off"
        spellCheck={false}
        readOnly={adding.busy === "zipPaste"}
        value={typed.paste}
        onChange={({ target: { value } }) => {
          edit({ paste: value })
          // What the alert is about is gone.
          if (value.trim() === "") adding.clearAlert("zipPaste")
        }}
      />
      <div>
        <Button
          type="submit"
          isDisabled={isLocked(adding.busy, "zipPaste")}
          isPending={adding.busy === "zipPaste"}
        >
          Add
        </Button>
      </div>
    </form>
  )
}
