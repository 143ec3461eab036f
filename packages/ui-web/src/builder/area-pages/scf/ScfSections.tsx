import { CARRIER_ROUTE_FOOTNOTE, sourceTraits } from "@listwright/domain/catalog"
import { SCF_BOX_LENGTH, SCF_BOX_COUNT, MAX_SCF_RANGE } from "@listwright/domain/geography"
import { notice } from "@listwright/domain/shared"
import { useState } from "react"
import { useAreaAdder } from "../../../list/areas/AreaAdderProvider.tsx"
import { EMPTY_TYPED_AREAS } from "../../../list/areas/TypedAreas.ts"
import { useTypedAreas } from "../../../list/areas/TypedAreasProvider.tsx"
import { Disclosure } from "../../../design/Disclosure.tsx"
import { useNotify } from "../../../design/notifications.tsx"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { CodeBoxes } from "../CodeBoxes.tsx"
import { CodeRange } from "../CodeRange.tsx"

/** The sections for SCF Codes, entered individually or as a range. */
export function ScfSections() {
  const { listType } = useDraft().draft
  const { typed, edit } = useTypedAreas()
  const adding = useAreaAdder()
  const notify = useNotify("geography")
  const [isBoxesOpen, setIsBoxesOpen] = useState(true)
  return (
    <div className="flex flex-col gap-3">
      <Disclosure
        title="Enter SCF Codes"
        headingLevel={2}
        isExpanded={isBoxesOpen}
        onExpandedChange={setIsBoxesOpen}
      >
        <CodeBoxes
          section="scf"
          name="SCF Code"
          legend={`Up to ${SCF_BOX_COUNT} SCF Codes, each the first ${SCF_BOX_LENGTH} digits of a ZIP Code`}
          characters={SCF_BOX_LENGTH}
          adding={adding}
          boxes={typed.scfBoxes}
          cleared={EMPTY_TYPED_AREAS.scfBoxes}
          onChange={(scfBoxes) => edit({ scfBoxes })}
          onOverflow={(_text, left) =>
            notify(
              notice(
                "warning",
                "",
                `There are only ${SCF_BOX_COUNT} boxes. Add these codes, then enter the rest: ${left.join(", ")}`,
              ),
            )
          }
        />
      </Disclosure>
      <Disclosure title="Enter SCF Code Range" headingLevel={2}>
        <CodeRange
          section="scfRange"
          characters={SCF_BOX_LENGTH}
          most={`${MAX_SCF_RANGE} SCF Codes`}
          adding={adding}
          from={typed.scfFrom}
          to={typed.scfTo}
          onChange={({ from, to }) =>
            edit({
              ...(from === undefined ? {} : { scfFrom: from }),
              ...(to === undefined ? {} : { scfTo: to }),
            })
          }
        />
      </Disclosure>
      {sourceTraits(listType).usesCarrierRoutes ? (
        <p className="text-xs text-muted">{CARRIER_ROUTE_FOOTNOTE}</p>
      ) : null}
    </div>
  )
}
