import { ChevronRight } from "lucide-react"
import type { ReactNode } from "react"
import { Button } from "react-aria-components/Button"
import { Disclosure as AriaDisclosure, DisclosurePanel, Heading } from "react-aria-components/Disclosure"
import { classes } from "./classes.ts"

export interface DisclosureProps {
  readonly title: string
  /** At the right of the title, such as how many are chosen. */
  readonly aside?: ReactNode
  readonly children: ReactNode
  readonly isExpanded?: boolean
  readonly defaultExpanded?: boolean
  readonly onExpandedChange?: (isExpanded: boolean) => void
  readonly className?: string
  readonly headingLevel?: 2 | 3 | 4
}

/** A section that opens and closes. */
export function Disclosure({
  title,
  aside,
  children,
  className,
  headingLevel = 3,
  ...state
}: DisclosureProps) {
  return (
    <AriaDisclosure
      {...state}
      className={classes("group rounded-card border border-line bg-surface", className)}
    >
      <Heading level={headingLevel}>
        <Button
          slot="trigger"
          className="flex min-h-12 w-full items-center gap-2 rounded-card px-4 py-2.5 text-left font-semibold hover:bg-hover"
        >
          <ChevronRight
            className="size-4 shrink-0 text-muted transition-transform duration-150 group-data-[expanded]:rotate-90"
            aria-hidden="true"
          />
          <span className="flex-1">{title}</span>
          {aside === undefined ? null : <span className="text-sm font-normal text-muted">{aside}</span>}
        </Button>
      </Heading>
      <DisclosurePanel>
        <div className="px-4 pt-1 pb-4">{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  )
}
