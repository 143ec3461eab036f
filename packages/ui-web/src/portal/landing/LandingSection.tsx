import type { ReactNode } from "react"
import { SECTION_IDS } from "./sections.ts"

interface LandingSectionProps {
  /** The banner card that links to the section. */
  readonly card: keyof typeof SECTION_IDS
  readonly title: string
  /** The section's purpose, if it isn't clear from the title. */
  readonly about?: ReactNode
  /** The content at the right of the title. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A section of the full landing page that a banner card scrolls to. */
export function LandingSection({ about, aside, card, children, title }: LandingSectionProps) {
  const id = SECTION_IDS[card]
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id={id} tabIndex={-1} className="scroll-mt-20 text-lg font-semibold outline-offset-4">
            {title}
          </h2>
          {about === undefined ? null : <p className="text-muted">{about}</p>}
        </div>
        {aside}
      </header>
      {children}
    </section>
  )
}
