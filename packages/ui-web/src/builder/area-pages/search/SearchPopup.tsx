import { useEffect, useEffectEvent, useImperativeHandle } from "react"
import { classes } from "../../../design/classes.ts"
import { wrappedIndex } from "../../../design/options/comboboxProps.ts"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { NoAreasFound } from "./NoAreasFound.tsx"
import { OptionList } from "./OptionList.tsx"
import { SearchError } from "./SearchError.tsx"
import { SearchFooter } from "./SearchFooter.tsx"
import type { OptionListState, SearchPopupProps } from "./SearchPopupProps.ts"
import { useAreaHitCounts } from "./useAreaHitCounts.ts"
import { useSearch } from "./useSearch.ts"

/** The search box's popup: the areas found, or the reason that there aren't any. */
export function SearchPopup(props: SearchPopupProps) {
  const { around, id, keys, onAdded, onClose, onListed } = props
  const { draft } = useDraft()
  const { listType } = draft
  const { active, asked, found, isCurrent, mark, options, pick, remark } = useSearch(props)
  const recordsOf = useAreaHitCounts(options.hits, draft)
  const listId = `${id}-list`
  const isEmpty = options.all.length === 0
  const isListed = !found.isError && !isEmpty
  const activeId = isListed && active !== -1 ? `${listId}-${active}` : undefined

  useImperativeHandle(keys, () => ({
    move: (by) => {
      const { length } = options.all
      if (active === -1 || length === 0) return
      const at = wrappedIndex(active, by, length)
      mark(at)
      document.getElementById(`${listId}-${at}`)?.scrollIntoView({ block: "nearest" })
    },
  }))
  const list = useEffectEvent((listed: OptionListState) => onListed(listed))
  useEffect(() => {
    list({ isListed, activeId })
  }, [isListed, activeId])

  const closeBeside = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && around.current?.contains(target) !== true) onClose()
  })
  useEffect(() => {
    const listen = (event: Event) => closeBeside(event)
    document.addEventListener("pointerdown", listen)
    return () => document.removeEventListener("pointerdown", listen)
  }, [])

  const retry = () => {
    onAdded()
    void found.refetch()
  }
  if (found.data === undefined && !found.isError) return null
  return (
    // The focus stays in the box, wherever is pressed.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="absolute inset-x-0 top-full z-40 mt-1.5 rounded-card border border-line bg-raised shadow-floating max-sm:-inset-x-4 max-sm:rounded-none max-sm:border-x-0"
      onMouseDown={(event) => event.preventDefault()}
    >
      {found.isError ? (
        <SearchError error={found.error} isPending={found.isFetching} onRetry={retry} />
      ) : (
        // Of the text before: not to be pressed, and dimmed unless the answer comes at once.
        <div
          aria-busy={!isCurrent}
          className={classes(
            "transition-opacity duration-100",
            !isCurrent && "pointer-events-none opacity-50 delay-150",
          )}
        >
          {isEmpty ? (
            <NoAreasFound text={asked} listType={listType} />
          ) : (
            <OptionList
              id={listId}
              options={options}
              active={active}
              recordsOf={recordsOf}
              onPoint={mark}
              onPick={pick}
            />
          )}
        </div>
      )}
      {isListed ? <SearchFooter id={`${id}-keys`} listType={listType} text={remark} /> : null}
    </div>
  )
}
