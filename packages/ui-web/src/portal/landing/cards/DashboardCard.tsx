import { type ReactNode, useId } from "react"
import { Link } from "react-router"
import { Spinner } from "../../../design/Spinner.tsx"

interface DashboardCardProps {
  readonly title: string
  readonly children: ReactNode
  /** The link to the complete list. */
  readonly more?: { readonly text: string; readonly to: string }
}

const LOOK = "flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-5"

/** A dashboard card, with a link to the complete list. */
export function DashboardCard({ children, more, title }: DashboardCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={LOOK}>
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      {children}
      {more === undefined ? null : (
        <p className="mt-auto">
          {more.to.startsWith("/") ? (
            <Link to={more.to}>{more.text}</Link>
          ) : (
            <a href={more.to}>{more.text}</a>
          )}
        </p>
      )}
    </section>
  )
}

/** A placeholder for a card whose content is loading. */
export function LoadingCard() {
  return (
    <div className="grid h-full place-items-center rounded-card border border-line bg-surface text-muted">
      <Spinner />
    </div>
  )
}
