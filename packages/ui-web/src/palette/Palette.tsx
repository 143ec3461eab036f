import { findNamed } from "@listwright/domain/shared"
import { type KeyboardEvent, useId, useState } from "react"
import { useLocation, useNavigate } from "react-router"
import { useSession } from "../app/session.ts"
import { classes } from "../design/classes.ts"
import { Dialog } from "../design/Dialog.tsx"
import { inputLook } from "../design/Field.tsx"
import { recordsText } from "../design/Figure.tsx"
import { type PageEntry, pageEntries } from "./pageEntries.ts"

const listTypeIn = (pathname: string): number | null => {
  const [, listType] = /^\/order\/(\d+)\//.exec(pathname) ?? []
  return listType === undefined ? null : Number(listType)
}

/** Finds pages by what they are called, and leads to them. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const id = useId()
  const navigate = useNavigate()
  const session = useSession()
  const { pathname } = useLocation()
  const [text, setText] = useState("")
  const [at, setAt] = useState(0)
  const entries = pageEntries(session, listTypeIn(pathname))
  const groups = text.trim() === "" ? entries : findNamed(text, entries)
  const all = groups.flatMap(({ items }) => items)
  const said = all.length === 0 ? `Nothing is called ‘${text.trim()}’` : `${recordsText(all.length)} found`

  const open = ({ to }: PageEntry) => {
    onClose()
    void navigate(to)
  }
  const moveTo = (next: number) => {
    setAt(next)
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: "nearest" })
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || all.length === 0) return
    const last = all.length - 1
    const to = { ArrowDown: at === last ? 0 : at + 1, ArrowUp: at === 0 ? last : at - 1, Home: 0, End: last }[
      event.key
    ]
    const active = all[at]
    if (to !== undefined) moveTo(to)
    else if (event.key === "Enter" && active !== undefined) open(active)
    else return
    event.preventDefault()
  }
  return (
    <Dialog title="Search" isOpen onOpenChange={onClose}>
      <div className="flex flex-col gap-2 max-sm:min-h-[75dvh]">
        <input
          // The dialog is opened to type into it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          type="text"
          role="combobox"
          aria-label="Find a page"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={all.length > 0}
          aria-controls={all.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={all.length > 0 ? `${id}-${at}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder="Find a page"
          className={`${inputLook} min-h-11!`}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setAt(0)
          }}
          onKeyDown={press}
        />
        <p role="status" className={all.length === 0 ? "px-3 py-2 text-muted wrap-anywhere" : "sr-only"}>
          {text.trim() === "" ? "" : said}
        </p>
        {all.length === 0 ? null : (
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label="Pages found"
            className="overflow-y-auto sm:max-h-[min(26rem,60dvh)]"
          >
            {groups.map(({ items, kind }) => (
              <div key={kind} role="group" aria-label={kind}>
                <div aria-hidden="true" className="px-3 pt-2.5 pb-1 text-xs font-medium text-muted">
                  {kind}
                </div>
                {items.map((item) => {
                  const index = all.indexOf(item)
                  return (
                    // The keys belong to the box, which operates what is active.
                    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                    <div
                      key={item.to}
                      role="option"
                      id={`${id}-${index}`}
                      aria-selected={index === at}
                      className={classes(
                        "control flex cursor-pointer items-center rounded-control px-3 py-1 select-none",
                        index === at && "bg-hover shadow-[inset_2px_0_0_var(--accent)]",
                      )}
                      onPointerMove={index === at ? undefined : () => setAt(index)}
                      onClick={() => open(item)}
                    >
                      {item.title}
                    </div>
                  )
                })}
              </div>
            ))}
          </div>
        )}
      </div>
    </Dialog>
  )
}
