import type { Point } from "@listwright/domain/definition"
import { type PlaceSuggestion, suggestPlaces, shouldSuggestPlaces } from "@listwright/domain/geography"
import { keepPreviousData } from "@tanstack/react-query"
import { Building2, Hash, Milestone } from "lucide-react"
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useState,
} from "react"
import { useCall } from "../../app/useCall.ts"
import { useDebouncedValue } from "../../app/useDebouncedValue.ts"
import { classes } from "../../design/classes.ts"
import { wrappedIndex } from "../../design/options/comboboxProps.ts"
import { OptionRow } from "../../design/options/OptionRow.tsx"

/** The delay after a keystroke, in milliseconds, which keeps fast typing from sending a request for every key. */
const PAUSE_MS = 150
/** The distance between the box and its list, in pixels. */
const GAP = 6

/** The handler for the field's keys. */
export interface SuggestionKeyHandler {
  readonly press: (event: KeyboardEvent) => void
}

/** The state of the list, exposed to screen readers by the field. */
export interface SuggestionListState {
  readonly isListed: boolean
  readonly activeId: string | undefined
}

export interface AddressSuggestionsProps {
  /** The id of the list. */
  readonly id: string
  /** The bottom edge of the box, below which the list opens, in pixels from the top of the surrounding element. */
  readonly below: number
  readonly keys: RefObject<SuggestionKeyHandler | null>
  readonly text: string
  readonly near: Point | null
  readonly onListed: (listed: SuggestionListState) => void
  readonly onPick: (text: string) => void
  readonly onClose: () => void
}

const ICONS = { street: Milestone, city: Building2, zip: Hash } as const

const NONE: ReadonlyArray<PlaceSuggestion> = []

const countText = (places: number): string =>
  places === 0
    ? ""
    : `${places} ${places === 1 ? "suggestion" : "suggestions"}. Use the arrow keys to choose.`

/**
 * Suggests matching streets, cities, and ZIP Codes below the field. The list is empty if nothing matches or the request
 * fails; the user can still type the whole address.
 */
export function AddressSuggestions(props: AddressSuggestionsProps) {
  const { below, id, keys, near, onClose, onListed, onPick, text } = props
  const typed = text.trim()
  const settled = useDebouncedValue(typed, PAUSE_MS)
  const isAsked = shouldSuggestPlaces(settled) && shouldSuggestPlaces(typed)
  const { data, isPlaceholderData } = useCall(
    ["address suggestions", settled, near?.join() ?? ""],
    suggestPlaces(settled, near),
    {
      enabled: isAsked,
      placeholderData: keepPreviousData,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      networkMode: "always",
    },
  )
  const places = isAsked ? (data ?? NONE) : NONE
  const isCurrent = settled === typed && !isPlaceholderData
  const [marked, setMarked] = useState({ of: settled, at: -1 })
  const active = isCurrent && marked.of === settled ? marked.at : -1
  const isListed = places.length > 0
  const activeId = isListed && active !== -1 ? `${id}-${active}` : undefined
  const mark = (at: number) => setMarked({ of: settled, at })

  const list = useEffectEvent((listed: SuggestionListState) => onListed(listed))
  useEffect(() => {
    list({ isListed, activeId })
  }, [isListed, activeId])

  useImperativeHandle(keys, () => ({
    press: (event) => {
      const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : null
      const place = places[active]
      if (by !== null) {
        event.preventDefault()
        // From the field itself up to the last, and down to the first.
        if (isListed && isCurrent)
          mark(active === -1 ? (by === 1 ? 0 : places.length - 1) : wrappedIndex(active, by, places.length))
      } else if (event.key === "Enter" && place !== undefined) {
        event.preventDefault()
        onPick(place.text)
      } else if (event.key === "Escape" && isListed) {
        event.preventDefault()
        onClose()
      }
    },
  }))

  return (
    <>
      <p role="status" className="sr-only">
        {isCurrent ? countText(places.length) : ""}
      </p>
      {isListed ? (
        // The focus stays in the field, wherever is pressed.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          aria-busy={!isCurrent}
          style={{ top: below + GAP }}
          onMouseDown={(event) => event.preventDefault()}
          className={classes(
            "absolute inset-x-0 z-40 rounded-card border border-line bg-raised p-1 shadow-floating transition-opacity duration-100",
            !isCurrent && "opacity-60 delay-150",
          )}
        >
          <div id={id} role="listbox" aria-label="Suggested places">
            {places.map(({ kind, name, place, text: whole }, at) => {
              const Icon = ICONS[kind]
              return (
                <OptionRow
                  key={whole}
                  id={`${id}-${at}`}
                  isActive={at === active}
                  isSelected={at === active}
                  onPoint={() => mark(at)}
                  onPress={() => onPick(whole)}
                  className="flex items-center gap-2.5 px-2.5"
                >
                  <Icon className="size-4 shrink-0 text-muted" aria-hidden="true" />
                  <span className="tabular max-w-3/4 shrink-0 truncate font-medium">{name}</span>{" "}
                  <span className="tabular min-w-0 truncate text-muted">{place}</span>
                </OptionRow>
              )
            })}
          </div>
        </div>
      ) : null}
    </>
  )
}
