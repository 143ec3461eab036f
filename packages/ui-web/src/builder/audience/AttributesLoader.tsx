import { type Attribute, areAttributesDisabled } from "@listwright/domain/audience"
import { recordTerms } from "@listwright/domain/catalog"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { ANCHORS } from "../../list/attributes/anchors.ts"
import { useAttributes } from "../../list/attributes/useAttributes.ts"
import { Button } from "../../design/Button.tsx"
import { Notice } from "../../design/Notice.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"
import { useDraft } from "../../list/draft/useDraft.ts"

export interface AttributesLoaderProps {
  readonly children: (columns: ReadonlyArray<Attribute>) => ReactNode
}

/**
 * Renders its children with the attributes of the list's source once they're loaded. Offers a retry if loading failed,
 * and shows a notice if the list doesn't use attributes.
 */
export function AttributesLoader({ children }: AttributesLoaderProps) {
  const { definition, listType } = useDraft().draft
  const { units } = recordTerms(listType)
  const { columns, isFailed, retry } = useAttributes(listType)
  if (isFailed)
    return (
      <Notice kind="error" isLive action={<Button onPress={retry}>Try again</Button>}>
        We couldn't load the attributes.
      </Notice>
    )
  if (columns === null) return <Skeleton className="h-96 w-full" />
  return (
    <>
      {areAttributesDisabled(definition.audience) ? (
        <Notice kind="info">
          This list includes {units.all.toLowerCase()}, so attributes are saved but not applied.{" "}
          <Link to={`/order/${listType}/demo/demoDemographics#${ANCHORS.households}`}>
            Change {units.several}
          </Link>
        </Notice>
      ) : null}
      {children(columns)}
    </>
  )
}
