import {
  type Attribute,
  parseAttributeKeyword,
  areAttributesDisabled,
  KEYWORD_TOO_SHORT_MESSAGE,
} from "@listwright/domain/audience"
import { recordTerms } from "@listwright/domain/catalog"
import { emptyListText } from "@listwright/domain/shared"
import { Search, X } from "lucide-react"
import { type KeyboardEvent, useId, useRef, useState } from "react"
import { FailedCall } from "../../../app/FailedCall.tsx"
import { Button, IconButton } from "../../../design/Button.tsx"
import { classes } from "../../../design/classes.ts"
import { EmptyState } from "../../../design/EmptyState.tsx"
import { inputClasses } from "../../../design/Field.tsx"
import { comboboxProps, wrappedIndex } from "../../../design/options/comboboxProps.ts"
import { type KeyHint, KeyHints } from "../../../design/options/KeyHints.tsx"
import { useDraft } from "../../../list/draft/useDraft.ts"
import type { EditableAudience } from "../useAudience.ts"
import { SearchHitList } from "./SearchHitList.tsx"
import { useAudienceSearch } from "./useAudienceSearch.ts"
import { useAudienceHitCounts } from "./useAudienceHitCounts.ts"
import { WordedText } from "../../../design/wording.tsx"

const HINTS: ReadonlyArray<KeyHint> = [
  [["↑", "↓"], "move"],
  [["Enter"], "adds, again removes"],
  [["Esc"], "clears"],
]

export interface AttributeSearchProps extends Pick<EditableAudience, "audience" | "edit"> {
  readonly columns: ReadonlyArray<Attribute>
}

/** A search box for everything that can define an audience, with the results below it. */
export function AttributeSearch({ audience, columns, edit }: AttributeSearchProps) {
  const { listType } = useDraft().draft
  const id = useId()
  const listId = `${id}-list`
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState("")
  const search = useAudienceSearch(typed, columns, { audience, edit })
  const { active, found, groups, hits, isAsked, isCurrent, mark, pick, remark, text } = search
  const recordsOf = useAudienceHitCounts(groups, columns)
  const isDisabled = areAttributesDisabled(audience)
  const isTooShort = parseAttributeKeyword(typed)._tag === "KeywordTooShort"
  const isFailed = isAsked && found.isError
  const isListed = hits.length > 0 && !isFailed

  const clear = () => {
    setTyped("")
    input.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : null
    if (by !== null) {
      event.preventDefault()
      if (active === -1) return
      const at = wrappedIndex(active, by, hits.length)
      mark(at)
      document.getElementById(`${listId}-${at}`)?.scrollIntoView({ block: "nearest" })
    } else if (event.key === "Enter") {
      event.preventDefault()
      if (isAsked) search.pickActive()
    } else if (event.key === "Escape" && typed !== "") {
      event.preventDefault()
      clear()
    }
  }
  return (
    <div className="flex flex-col gap-3">
      <search className="flex flex-col gap-1">
        <label htmlFor={id} className="text-sm font-medium">
          Find your audience
        </label>
        <div className="relative">
          <Search
            className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-muted"
            aria-hidden="true"
          />
          <input
            ref={input}
            id={id}
            {...comboboxProps({
              listId: isListed ? listId : undefined,
              activeId: active === -1 ? undefined : `${listId}-${active}`,
            })}
            aria-describedby={`${id}-note`}
            placeholder={`${recordTerms(listType).attributes}, …`}
            className={classes(inputClasses, "block min-h-11! truncate pr-11 pl-10")}
            value={typed}
            disabled={isDisabled}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={press}
          />
          {typed === "" ? null : (
            <span className="absolute inset-y-0 right-0 flex w-11 items-center justify-center">
              <IconButton kind="faint" size="smallIcon" label="Clear the search" onPress={clear}>
                <X className="size-4" aria-hidden="true" />
              </IconButton>
            </span>
          )}
        </div>
        <p id={`${id}-note`} className="text-xs text-muted">
          {isTooShort ? (
            <WordedText text={KEYWORD_TOO_SHORT_MESSAGE} />
          ) : (
            "Enter at least 3 characters to search attributes, values, quick picks and common names for them"
          )}
        </p>
      </search>
      <p role="status" className="sr-only">
        {remark}
      </p>
      {isFailed ? (
        <FailedCall
          what="We couldn't search the attributes"
          failure={found.error}
          isRetrying={found.isFetching}
          onRetry={() => void found.refetch()}
        />
      ) : isListed ? (
        // The focus stays in the box, wherever is pressed.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          aria-busy={!isCurrent}
          onMouseDown={(event) => event.preventDefault()}
          className={classes(
            "overflow-hidden rounded-card border border-line bg-surface transition-opacity duration-100",
            !isCurrent && "pointer-events-none opacity-50 delay-150",
          )}
        >
          <SearchHitList
            id={listId}
            groups={search.placedGroups}
            active={active}
            isChosen={search.isChosen}
            recordsOf={recordsOf}
            onPoint={mark}
            onPick={pick}
          />
          <div className="flex min-h-10 items-center gap-4 border-t border-line px-4 py-1.5 text-xs text-muted">
            <p aria-hidden="true" className="tabular min-w-0 flex-1 truncate">
              {remark}
            </p>
            <KeyHints id={`${id}-keys`} hints={HINTS} />
          </div>
        </div>
      ) : isCurrent ? (
        <EmptyState
          title={emptyListText("options")}
          icon={Search}
          action={<Button onPress={clear}>Clear the search</Button>}
        >
          Nothing matches ‘{text}’. Check the spelling, or try another word.
        </EmptyState>
      ) : null}
    </div>
  )
}
