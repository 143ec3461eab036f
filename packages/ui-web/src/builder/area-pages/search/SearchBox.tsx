import { sourceCountry } from "@listwright/domain/geography"
import { Search, X } from "lucide-react"
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from "react"
import { useLazyPart } from "../../../app/useLazyPart.ts"
import { IconButton } from "../../../design/Button.tsx"
import { classes } from "../../../design/classes.ts"
import { KeyCap } from "../../../design/KeyCap.tsx"
import { comboboxProps } from "../../../design/options/comboboxProps.ts"
import { SearchLoadError } from "../../../design/options/SearchLoadError.tsx"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { searchPlaceholder, searchBoxClasses } from "./searchBoxClasses.ts"
import type { OptionListState, SearchKeyHandlers, PickRequest } from "./SearchPopupProps.ts"
import { SEARCH_KEY, useSearchKey } from "./useSearchKey.ts"

const loadPopup = () => import("./SearchPopup.tsx")

const NOT_LISTED: OptionListState = { isListed: false, activeId: undefined }

/** The search box, which is a small part of its page. Its popup loads when the user is about to type. */
export function SearchBox() {
  const { listType } = useDraft().draft
  const id = useId()
  const around = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const keys = useRef<SearchKeyHandlers>(null)
  const [text, setText] = useState("")
  const [isOpen, setIsOpen] = useState(false)
  const [wanted, setWanted] = useState<PickRequest | null>(null)
  const [listed, setListed] = useState(NOT_LISTED)
  /** The text to announce. It's numbered so that the same text can be announced again. */
  const [said, setSaid] = useState({ text: "", number: 0 })
  const popup = useLazyPart("search popup", loadPopup)
  const isShown = isOpen && text.trim() !== ""

  const say = (words: string) => setSaid(({ number }) => ({ text: words, number: number + 1 }))
  const focusText = () => {
    input.current?.focus({ preventScroll: true })
    input.current?.select()
  }
  const close = () => {
    setIsOpen(false)
    setWanted(null)
  }
  const type = (typed: string) => {
    setText(typed)
    setIsOpen(true)
    setWanted(null)
  }
  const clear = () => {
    type("")
    say("")
    input.current?.focus()
  }
  useSearchKey(() => {
    if (input.current?.closest("[inert]") !== null) return
    input.current.scrollIntoView({ block: "nearest" })
    focusText()
  })

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : null
    if (by !== null) {
      event.preventDefault()
      if (isShown) keys.current?.move(by)
      else setIsOpen(true)
    } else if (event.key === "Enter") {
      event.preventDefault()
      if (isShown) setWanted({ excluded: event.ctrlKey || event.metaKey })
      else setIsOpen(true)
    } else if (event.key === "Escape" && text !== "") {
      event.preventDefault()
      if (isShown) close()
      else clear()
    }
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close()
  }

  return (
    <div ref={around} className="relative" onPointerEnter={popup.load} onFocus={popup.load} onBlur={leave}>
      <label htmlFor={id} className="sr-only">
        Find an area
      </label>
      <div className={searchBoxClasses.around}>
        <Search className={searchBoxClasses.icon} aria-hidden="true" />
        <input
          ref={input}
          id={id}
          {...comboboxProps({
            listId: isShown && listed.isListed ? `${id}-list` : undefined,
            activeId: isShown ? listed.activeId : undefined,
          })}
          aria-describedby={isShown ? `${id}-keys` : undefined}
          aria-keyshortcuts={SEARCH_KEY}
          placeholder={searchPlaceholder(sourceCountry(listType))}
          className={classes("peer", searchBoxClasses.input)}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          onClick={() => setIsOpen(true)}
        />
        <span className="absolute inset-y-0 right-0 flex w-11 items-center justify-center peer-focus:[&_kbd]:hidden">
          {text === "" ? (
            <span aria-hidden="true" className="pointer-events-none max-sm:hidden pointer-coarse:hidden">
              <KeyCap>{SEARCH_KEY}</KeyCap>
            </span>
          ) : (
            <IconButton kind="faint" size="smallIcon" label="Clear the search" onPress={clear}>
              <X className="size-4" aria-hidden="true" />
            </IconButton>
          )}
        </span>
      </div>
      {!isShown ? null : popup.part !== undefined ? (
        <popup.part.SearchPopup
          id={id}
          around={around}
          keys={keys}
          text={text}
          wanted={wanted}
          onListed={setListed}
          onSay={say}
          onTaken={() => setWanted(null)}
          onAdded={focusText}
          onClose={close}
        />
      ) : popup.isFailed ? (
        <SearchLoadError
          className="mt-2"
          onRetry={() => {
            popup.load()
            input.current?.focus()
          }}
        />
      ) : null}
      <p role="status" className="sr-only">
        <span key={said.number}>{said.text}</span>
      </p>
    </div>
  )
}
