import { ArrowRight, ArrowUpRight } from "lucide-react"
import type { ReactNode } from "react"

interface OfferCardProps {
  readonly title: string
  readonly children: ReactNode
  /** The illustration above the title. */
  readonly figure: ReactNode
  /** The action's label. */
  readonly action: string
  /** The URL that the card links to; without it, a press calls `onPress`. */
  readonly href?: string | undefined
  readonly onPress?: () => void
}

const LOOK =
  "group flex h-full w-full flex-col gap-2 rounded-card border border-line bg-surface p-4 text-left text-text no-underline transition-colors duration-100 hover:bg-hover hover:no-underline"

/** An offer from outside this portal. It opens the site's own page, or a request form. */
export function OfferCard({ action, children, figure, href, onPress, title }: OfferCardProps) {
  const isAway = href !== undefined && !href.startsWith("/")
  const Arrow = isAway ? ArrowUpRight : ArrowRight
  const content = (
    <>
      {figure}
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="block text-muted">{children}</span>
      </span>
      <span className="mt-auto inline-flex items-center gap-1.5 pt-1 font-medium text-accent-text">
        {action}
        <Arrow
          className="size-4 transition-transform duration-150 group-hover:translate-x-0.5"
          aria-hidden="true"
        />
      </span>
    </>
  )
  return href === undefined ? (
    <button type="button" className={LOOK} onClick={onPress}>
      {content}
    </button>
  ) : (
    <a href={href} className={LOOK}>
      {content}
    </a>
  )
}
