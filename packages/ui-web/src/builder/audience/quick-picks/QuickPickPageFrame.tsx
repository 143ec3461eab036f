import { emptyListText } from "@listwright/domain/shared"
import { type ReactNode, useEffect } from "react"
import { useApp } from "../../../app/App.ts"
import { useQuickPicks } from "../../../app/useQuickPicks.ts"
import { Button } from "../../../design/Button.tsx"
import { Notice } from "../../../design/Notice.tsx"
import { WordedText } from "../../../design/wording.tsx"

export interface QuickPickPageFrameProps {
  readonly listType: number
  readonly title: string
  readonly lead: string
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** The frame for both quick pick pages: a heading, and a notice if loading failed. Requests the current quick picks. */
export function QuickPickPageFrame({ action, children, lead, listType, title }: QuickPickPageFrameProps) {
  const { quickPicks } = useApp()
  const { isFailed, quickPicks: known } = useQuickPicks(listType)
  useEffect(() => void quickPicks.load(listType, "ask again"), [listType, quickPicks])
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1">
          <h2 className="text-lg font-semibold">{title}</h2>
          <p className="text-pretty text-muted">{lead}</p>
        </div>
        {action}
      </header>
      {isFailed && known === null ? (
        <Notice
          kind="error"
          isLive
          action={<Button onPress={() => void quickPicks.load(listType, "ask again")}>Try again</Button>}
        >
          We couldn't load the quick picks.
        </Notice>
      ) : (
        children
      )}
    </div>
  )
}

/** The message for an empty list. */
export function NoQuickPicks({ list }: { readonly list: "ownQuickPicks" | "quickPicks" }) {
  return (
    <p className="rounded-card border border-dashed border-line px-4 py-5 text-center text-muted">
      <WordedText text={emptyListText(list)} />
    </p>
  )
}

/** The message shown when no quick pick matches. */
export function NoMatchingQuickPicks() {
  return <p className="text-muted">No matching quick picks.</p>
}
