import { ChevronRight } from "lucide-react"
import { type ReactNode, type Ref, useId, useState } from "react"
import { classes } from "./classes.ts"

/** The look of a disclosure: a separate card, or a part of its surroundings below a line. */
export type DisclosureStyle = "card" | "part"

const LOOKS: Readonly<Record<DisclosureStyle, Readonly<Record<"whole" | "trigger" | "panel", string>>>> = {
  card: {
    whole: "rounded-card border border-line bg-surface",
    trigger: "min-h-12 w-full rounded-card px-4 py-2.5 font-semibold",
    panel: "px-4 pt-1 pb-4",
  },
  part: {
    whole: "-mb-2 border-t border-line pt-2",
    trigger: "control -mx-2 w-[calc(100%+16px)] rounded-control px-2 text-sm font-medium",
    panel: "pt-1",
  },
}

export interface DisclosureProps {
  readonly title: string
  readonly children: ReactNode
  readonly look?: DisclosureStyle
  readonly isExpanded?: boolean
  readonly onExpandedChange?: (isExpanded: boolean) => void
  readonly headingLevel?: 2 | 3 | 4
  /** A reference to the disclosure's button, for returning the focus to it. */
  readonly trigger?: Ref<HTMLButtonElement>
}

/** A section that expands and collapses. */
export function Disclosure(props: DisclosureProps) {
  const { title, children, look = "card", headingLevel = 3, isExpanded, onExpandedChange, trigger } = props
  const [isOpened, setIsOpened] = useState(false)
  const isOpen = isExpanded ?? isOpened
  // The content isn't rendered until it's first opened. After that, it stays rendered to keep its state.
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const toggle = () => {
    setIsOpened(!isOpen)
    onExpandedChange?.(!isOpen)
  }
  return (
    <div className={classes("group", LOOKS[look].whole)} data-expanded={isOpen ? true : undefined}>
      <Heading>
        <button
          ref={trigger}
          type="button"
          id={`${id}-button`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
          className={classes("flex items-center gap-2 text-left hover:bg-hover", LOOKS[look].trigger)}
        >
          <ChevronRight
            className="size-4 shrink-0 text-muted transition-transform duration-150 group-data-[expanded]:rotate-90"
            aria-hidden="true"
          />
          <span className="flex-1">{title}</span>
        </button>
      </Heading>
      <div id={id} role="group" aria-labelledby={`${id}-button`} hidden={!isOpen}>
        {wasOpen ? <div className={LOOKS[look].panel}>{children}</div> : null}
      </div>
    </div>
  )
}
