import type { DemoColumn } from "@listwright/domain/audience"
import type { ReactNode } from "react"
import { useDraft } from "../draft/useDraft.ts"
import { NextStepBar } from "../next-step/NextStepBar.tsx"
import { AudienceSentence } from "./chosen/AudienceSentence.tsx"
import type { EditedAudience } from "./useAudience.ts"

export interface AudiencePageProps extends Pick<EditedAudience, "edit" | "takeAll"> {
  /** What is chosen here, and how. */
  readonly intro: string
  /** All of the source, as soon as they are known. */
  readonly columns: ReadonlyArray<DemoColumn>
  readonly children: ReactNode
}

/** The frame of the tabs that define an audience: what is chosen so far above, the way on below. */
export function AudiencePage({ children, columns, edit, intro, takeAll }: AudiencePageProps) {
  const { definition } = useDraft().draft
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-col gap-1">
        <h1 tabIndex={-1} className="text-xl font-semibold">
          Build Your Target Audience
        </h1>
        <p className="text-pretty text-muted">{intro}</p>
      </header>
      <AudienceSentence definition={definition} columns={columns} edit={edit} onTakeAll={takeAll} />
      {children}
      <NextStepBar />
    </div>
  )
}
