import {
  sourceCountry,
  hasTooFewLists,
  CANADIAN_GEOGRAPHY_HELP,
  GEOGRAPHY_STEP_TITLE,
  GEOGRAPHY_STEP_HELP,
} from "@listwright/domain/geography"
import { stepLayout } from "@listwright/domain/order"
import { lazy, Suspense } from "react"
import { builderLayout } from "../../app/layout.ts"
import { useSession } from "../../app/session.ts"
import { useDraft } from "../../list/draft/useDraft.ts"
import { NextStepBar } from "../../list/next-step/NextStepBar.tsx"
import { AreaMenu } from "./AreaMenu.tsx"
import type { AreaPageProps } from "./AreaPageProps.ts"
import { ChosenAreas } from "./chosen/ChosenAreas.tsx"
import { AreaSearch } from "./search/AreaSearch.tsx"
import { WordedText } from "../../design/wording.tsx"

const OneListLeft = lazy(async () => ({ default: (await import("./SingleListNotice.tsx")).SingleListNotice }))
// Only sites with layout 1 show it.
const AreaDialog = lazy(async () => ({ default: (await import("./AreaDialog.tsx")).AreaDialog }))

/** The frame for every page of the geography step. */
export function AreaPage({ howTo, children }: AreaPageProps) {
  const { definition, listType } = useDraft().draft
  const { geography } = stepLayout(builderLayout(useSession()))
  if (geography === "dialog")
    return (
      <Suspense fallback={null}>
        <AreaDialog howTo={howTo}>{children}</AreaDialog>
      </Suspense>
    )
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-col gap-1">
        <h1 tabIndex={-1} className="text-xl font-semibold">
          {GEOGRAPHY_STEP_TITLE}
        </h1>
        <p className="text-pretty text-muted">
          <WordedText
            text={sourceCountry(listType) === "CA" ? CANADIAN_GEOGRAPHY_HELP : GEOGRAPHY_STEP_HELP}
          />
        </p>
      </header>
      <div className="flex flex-col gap-5 print:hidden">
        <AreaSearch />
        <AreaMenu />
      </div>
      {children}
      <ChosenAreas howTo={howTo} />
      {hasTooFewLists(definition.areas) ? (
        <Suspense fallback={null}>
          <OneListLeft />
        </Suspense>
      ) : null}
      <NextStepBar />
    </div>
  )
}
