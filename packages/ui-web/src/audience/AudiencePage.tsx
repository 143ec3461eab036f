import type { DemoColumn } from "@listwright/domain/audience"
import type { ReactNode } from "react"
import { useDraft } from "../draft/useDraft.ts"
import { AudienceSentence } from "./chosen/AudienceSentence.tsx"
import type { EditedAudience } from "./useAudience.ts"

export interface AudiencePageProps extends Pick<EditedAudience, "edit" | "takeAll"> {
  /** A sentence that explains what the user chooses here, and how. */
  readonly intro: string
  /** All attributes of the source, once they're known. */
  readonly columns: ReadonlyArray<DemoColumn>
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
