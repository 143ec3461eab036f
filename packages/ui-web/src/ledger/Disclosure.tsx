import { ChevronRight } from "lucide-react"
import { type ReactNode, type Ref, useId } from "react"
import { classes } from "../design/classes.ts"

export interface DisclosureProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onToggle: () => void
  /** The button, for whoever puts the focus back on it. */
  readonly trigger: Ref<HTMLButtonElement>
  readonly children: ReactNode
}

/** A part of the ledger under a heading that opens and closes it. */
export function Disclosure({ title, isOpen, onToggle, trigger, children }: DisclosureProps) {
  const id = useId()
  return (
    <section className="-mb-2 border-t border-line pt-2">
      <h3>
        <button
          ref={trigger}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="control -mx-2 flex w-[calc(100%+16px)] items-center gap-2 rounded-control px-2 text-left text-sm font-medium hover:bg-hover"
        >
          <ChevronRight
            className={classes(
              "size-4 shrink-0 text-muted transition-transform duration-150",
              isOpen && "rotate-90",
            )}
            aria-hidden="true"
          />
          {title}
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className="pt-1">
        {children}
      </div>
    </section>
  )
}
