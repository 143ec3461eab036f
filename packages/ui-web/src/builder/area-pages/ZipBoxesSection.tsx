import {
  PASTE_LIMIT,
  splitPastedText,
  ZIP_BOX_LENGTH,
  ZIP_BOX_COUNT,
  zipTypeName,
} from "@listwright/domain/geography"
import { notice } from "@listwright/domain/shared"
import { useNavigate } from "react-router"
import { EMPTY_TYPED_AREAS } from "../../list/areas/TypedAreas.ts"
import { useTypedAreas } from "../../list/areas/TypedAreasProvider.tsx"
import { useTabUrl } from "../../list/areas/useTabUrl.ts"
import { recordsText } from "../../design/Figure.tsx"
import { useNotify } from "../../design/notifications.tsx"
import { CodeBoxes } from "./CodeBoxes.tsx"
import type { SectionProps } from "./SectionProps.ts"

/** The section with fifteen boxes for ZIP Codes. */
export function ZipBoxesSection({ adding }: SectionProps) {
  const { typed, edit } = useTypedAreas()
  const addressOf = useTabUrl()
  const navigate = useNavigate()
  const notify = useNotify("geography")
  /** Moves a paste with more entries than boxes to the paste section, so that no entry is lost silently. */
  const spill = (text: string) => {
    const entries = splitPastedText(text)
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
      legend={`Up to ${ZIP_BOX_COUNT} ZIP Codes, ${ZIP_BOX_LENGTH} digits each`}
      characters={ZIP_BOX_LENGTH}
      adding={adding}
      boxes={typed.boxes}
      cleared={EMPTY_TYPED_AREAS.boxes}
      onChange={(boxes) => edit({ boxes })}
      onOverflow={spill}
    />
  )
}
