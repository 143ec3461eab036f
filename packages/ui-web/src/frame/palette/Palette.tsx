import { Search } from "lucide-react"
import { type KeyboardEvent, useEffect, useId, useRef } from "react"
import { Button } from "../../design/Button.tsx"
import { classes } from "../../design/classes.ts"
import { comboboxProps } from "../../design/options/comboboxProps.ts"
import { TopDialog } from "../../design/TopDialog.tsx"
import type { PaletteProps } from "../page/Palette.ts"
import { EntryList } from "./EntryList.tsx"
import { PaletteFailures } from "./PaletteFailures.tsx"
import { NoMatches } from "./NoMatches.tsx"
import { PaletteFooter } from "./PaletteFooter.tsx"
import { usePalette } from "./usePalette.ts"

/** The maximum length of the search text; no name is longer. */
const MAX_CHARACTERS = 100

/**
 * A search box for everything that has a name: pages, areas, attributes, saved lists, orders, and actions that run
 * immediately.
 */
export function Palette({ onClose, questions }: PaletteProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const focusText = () => {
    input.current?.focus({ preventScroll: true })
    input.current?.select()
  }
  const palette = usePalette(questions, onClose, focusText)
  // The dialog is opened to type into it.
  useEffect(() => input.current?.focus(), [])
  const { active, all, asked, isCurrent, spoken, text } = palette
  const listId = `${id}-list`
  const isListed = all.length > 0

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : null
    if (by !== null) {
      const at = palette.move(by)
      if (at !== null) document.getElementById(`${listId}-${at}`)?.scrollIntoView({ block: "nearest" })
    } else if (event.key === "Enter") palette.enter(event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  }
  return (
    <TopDialog title="Search" onClose={onClose}>
      <div className="flex items-center gap-3 border-b border-line pr-2 pl-4 sm:pr-4">
        <Search className="size-4.5 shrink-0 text-muted" aria-hidden="true" />
        <input
          ref={input}
          {...comboboxProps({
            listId: isListed ? listId : undefined,
            activeId: active === -1 ? undefined : `${listId}-${active}`,
          })}
          aria-label="Search pages, areas, attributes, saved lists and orders"
          aria-describedby={`${id}-keys`}
          maxLength={MAX_CHARACTERS}
          placeholder="Search pages, areas, lists, orders"
          // Where the focus is shows by the line below it: nothing else here takes a text.
          className="h-14 min-w-0 flex-1 truncate bg-transparent text-lg text-text outline-none placeholder:text-muted focus-visible:outline-none"
          value={text}
          onChange={(event) => palette.type(event.target.value)}
          onKeyDown={press}
        />
        <Button kind="plain" size="small" className="text-muted sm:hidden" onPress={onClose}>
          Cancel
        </Button>
      </div>
      {/* The focus stays in the box, wherever is pressed. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={classes(
          "min-h-0 flex-1 overflow-y-auto overscroll-contain transition-opacity duration-100",
          !isCurrent && "pointer-events-none opacity-50 delay-150",
        )}
        aria-busy={!isCurrent}
        onMouseDown={(event) => event.preventDefault()}
      >
        {isListed ? (
          <EntryList id={listId} palette={palette} />
        ) : isCurrent && palette.isSettled && palette.failures.length === 0 ? (
          <NoMatches text={asked} />
        ) : null}
        {isCurrent ? <PaletteFailures palette={palette} /> : null}
      </div>
      <PaletteFooter id={`${id}-keys`} palette={palette} onUndone={focusText} />
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </TopDialog>
  )
}
