import { displayName } from "@listwright/domain/catalogue"
import { chosenReading, occupantNameReading } from "@listwright/domain/shared"
import { Undo2 } from "lucide-react"
import { useSession } from "../app/session.ts"
import { Button } from "../design/Button.tsx"
import { useDraft } from "../draft/useDraft.ts"
import { useUndoIntent } from "../draft/useUndoIntent.ts"
import { SavedState } from "./SavedState.tsx"
import { StepList } from "./StepList.tsx"

/** Steps and tabs: beside the work where there is room, else above it. */
export function OrderRail() {
  const { draft } = useDraft()
  const { site } = useSession()
  const undo = useUndoIntent()
  return (
    <div className="no-print flex flex-col gap-4 xl:sticky xl:top-[88px] xl:self-start">
      <div className="flex flex-wrap items-center gap-x-3 xl:gap-x-0">
        <p className="font-semibold">
          {displayName(draft.listType, chosenReading(occupantNameReading, site.readings))} list
        </p>
        <div className="flex items-center gap-2 whitespace-nowrap xl:order-1 xl:w-full">
          <SavedState />
        </div>
        <Button
          kind="plain"
          size="small"
          className="-mr-2 ml-auto text-sm"
          isDisabled={!draft.canUndo}
          onPress={undo.perform}
          aria-keyshortcuts={undo.ariaShortcut}
        >
          <Undo2 className="size-4" aria-hidden="true" />
          {undo.label}
          <kbd className="hidden font-sans text-xs text-muted xl:inline">{undo.shortcut}</kbd>
        </Button>
      </div>
      <StepList />
    </div>
  )
}
