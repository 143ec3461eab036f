import { sourceDisplayName } from "@listwright/domain/catalog"
import { draftName } from "@listwright/domain/drafts"
import { type LucideIcon, Redo2, Undo2 } from "lucide-react"
import { useSession } from "../../app/session.ts"
import { Button } from "../../design/Button.tsx"
import { useDraft } from "../../list/draft/useDraft.ts"
import { type UndoIntent, useUndoIntents } from "./useUndoIntents.ts"
import { SaveStatus } from "./SaveStatus.tsx"
import { StepList } from "./StepList.tsx"

/** The steps and tabs: beside the content if there's room, otherwise above it. */
export function OrderRail() {
  const { draft } = useDraft()
  const { site } = useSession()
  const name = draftName(draft)
  const source = `${sourceDisplayName(draft.listType, site)} list`
  const { undo, redo } = useUndoIntents()
  return (
    <div className="no-print flex flex-col gap-4 xl:sticky xl:top-[88px] xl:self-start">
      <div className="flex flex-wrap items-center gap-x-3 xl:gap-x-0">
        <div className="min-w-0">
          {name === "" ? null : <p className="font-semibold wrap-anywhere">{name}</p>}
          <p className={name === "" ? "font-semibold" : "text-sm text-muted"}>{source}</p>
        </div>
        <div className="flex items-center gap-2 whitespace-nowrap xl:order-1 xl:w-full">
          <SaveStatus />
        </div>
        <div className="ml-auto flex min-w-0 items-center xl:order-2 xl:-ml-2 xl:w-[calc(100%+16px)]">
          <ChangeButton intent={undo} icon={Undo2} isDisabled={!draft.canUndo} />
          {redo === null ? null : <ChangeButton intent={redo} icon={Redo2} isIconOnly />}
        </div>
      </div>
      <StepList />
    </div>
  )
}

interface ChangeButtonProps {
  readonly intent: UndoIntent
  readonly icon: LucideIcon
  readonly isDisabled?: boolean
  readonly isIconOnly?: boolean
}

/**
 * The Undo or Redo button, with a description of the change if there's room; the tooltip and the accessible name
 * contain the full description.
 */
function ChangeButton({ intent, icon: Icon, isDisabled = false, isIconOnly = false }: ChangeButtonProps) {
  const { ariaShortcut, label, perform, shortcut, what } = intent
  const name = what === "" ? label : `${label}: ${what}`
  return (
    <Button
      kind="plain"
      size="small"
      className={isIconOnly ? "shrink-0 text-sm" : "min-w-0 shrink text-sm *:min-w-0"}
      isDisabled={isDisabled}
      onPress={perform}
      aria-keyshortcuts={ariaShortcut}
      aria-label={name}
      title={`${name} (${shortcut})`}
    >
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {isIconOnly ? null : (
        <span className="truncate">
          {label}
          {what === "" ? null : <span className="font-normal text-muted max-sm:hidden">: {what}</span>}
        </span>
      )}
    </Button>
  )
}
