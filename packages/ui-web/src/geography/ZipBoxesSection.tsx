import {
  PASTE_LIMIT,
  splitPaste,
  ZIP_BOX_CHARACTERS,
  ZIP_BOXES,
  zipTypeName,
} from "@listwright/domain/geography"
import { notice } from "@listwright/domain/shared"
import { useNavigate } from "react-router"
import { NOTHING_TYPED } from "../areas/TypedAreas.ts"
import { useTypedAreas } from "../areas/TypedAreasProvider.tsx"
import { useTabAddress } from "../areas/useTabAddress.ts"
import { recordsText } from "../design/Figure.tsx"
import { useNotify } from "../design/notifications.tsx"
import { CodeBoxes } from "./CodeBoxes.tsx"
import type { SectionProps } from "./SectionProps.ts"

/** The section with fifteen boxes for ZIP Codes. */
export function ZipBoxesSection({ adding }: SectionProps) {
  const { typed, edit } = useTypedAreas()
  const addressOf = useTabAddress()
  const navigate = useNavigate()
  const notify = useNotify("geography")
  /** Moves a paste with more entries than boxes to the paste section, so that no entry is lost silently. */
  const spill = (text: string) => {
    const entries = splitPaste(text)
    edit({ paste: entries.join("\n"), pasteType: "zip" })
    notify(
      notice(
        "info",
        "",
        `You pasted ${recordsText(entries.length)} entries, so we moved them to Paste ZIP Codes, which accepts up to ${recordsText(PASTE_LIMIT)}.`,
      ),
    )
    void navigate(addressOf("zipPaste"))
  }
  return (
    <CodeBoxes
      section="zip"
      name={zipTypeName("zip")}
      legend={`Up to ${ZIP_BOXES} ZIP Codes, ${ZIP_BOX_CHARACTERS} digits each`}
      characters={ZIP_BOX_CHARACTERS}
      adding={adding}
      boxes={typed.boxes}
      cleared={NOTHING_TYPED.boxes}
      onChange={(boxes) => edit({ boxes })}
      onOverflow={spill}
    />
  )
}
