import { ZIP_BOX_LENGTH, MAX_ZIP_RANGE } from "@listwright/domain/geography"
import { useTypedAreas } from "../../list/areas/TypedAreasProvider.tsx"
import { recordsText } from "../../design/Figure.tsx"
import { CodeRange } from "./CodeRange.tsx"
import type { SectionProps } from "./SectionProps.ts"

/** The section for a range of ZIP Codes, inclusive. */
export function RangeSection({ adding }: SectionProps) {
  const { typed, edit } = useTypedAreas()
  return (
    <CodeRange
      section="zipRange"
      characters={ZIP_BOX_LENGTH}
      most={`${recordsText(MAX_ZIP_RANGE)} ZIP Codes`}
      adding={adding}
      from={typed.from}
      to={typed.to}
      onChange={edit}
    />
  )
}
