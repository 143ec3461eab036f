import type { Attribute } from "@listwright/domain/audience"
import type { ReactNode } from "react"
import { useDraft } from "../../list/draft/useDraft.ts"
import { AudienceSentence } from "./chosen/AudienceSentence.tsx"
import type { EditableAudience } from "./useAudience.ts"

export interface AudiencePageProps extends Pick<EditableAudience, "edit" | "takeAll"> {
  /** A sentence explaining the choices on the page and how to make them. */
  readonly intro: string
  /** All of the source's attributes, once known. */
  readonly columns: ReadonlyArray<Attribute>
  readonly children: ReactNode
}

/** The frame of the tabs that define an audience: the choices made so far, above the tab's controls. */
export function AudiencePage({ children, columns, edit, intro, takeAll }: AudiencePageProps) {
  const { definition } = useDraft().draft
  return (
    <div className="flex flex-col gap-5">
      <p className="text-pretty text-muted">{intro}</p>
      <AudienceSentence definition={definition} columns={columns} edit={edit} onTakeAll={takeAll} />
      {children}
    </div>
  )
}
