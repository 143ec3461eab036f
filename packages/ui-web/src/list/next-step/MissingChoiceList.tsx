import { countRequirementText } from "@listwright/domain/order"
import { TriangleAlert } from "lucide-react"
import { Link } from "react-router"
import { useDraft } from "../draft/useDraft.ts"
import { missingChoiceUrl } from "./missingChoiceUrl.ts"
import { useMissingChoices } from "./MissingChoices.tsx"
import { WordedText } from "../../design/wording.tsx"

/** The choices missing for the requested count, each with a link; empty before the user requests the count. */
export function MissingChoiceList() {
  const { missing } = useMissingChoices()
  const { listType } = useDraft().draft
  if (missing.length === 0) return null
  return (
    <ul className="mb-2 flex flex-col gap-1 text-sm">
      {missing.map((one) => (
        <li key={one} className="flex items-start gap-2">
          <TriangleAlert className="mt-0.5 size-4 shrink-0 text-caution" aria-hidden="true" />
          <Link className="font-medium text-caution" to={missingChoiceUrl(listType, one)}>
            <WordedText text={countRequirementText(one)} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
