import type { ChangeOutcome } from "@listwright/domain/pricing"
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react"
import { classes } from "../design/classes.ts"

/** The records and the price that a change would lead to, which the ledger shows beside the current ones. */
export interface Previewed extends Pick<ChangeOutcome, "records"> {
  readonly price: Pick<NonNullable<ChangeOutcome["price"]>, "totalPretaxCost"> | null
}

interface Preview {
  /** null: nothing is pointed at. */
  readonly shown: Previewed | null
  readonly show: (outcome: Previewed | null) => void
}

const PreviewContext = createContext<Preview>({ shown: null, show: () => {} })

/** Around a ledger and the work beside it: what is offered or dragged shows in the ledger's figures before it is applied. */
export function PreviewProvider({ children }: { readonly children: ReactNode }) {
  const [shown, show] = useState<Previewed | null>(null)
  const preview = useMemo(() => ({ shown, show }), [shown])
  return <PreviewContext value={preview}>{children}</PreviewContext>
}

export const usePreviewed = (): Previewed | null => use(PreviewContext).shown

/** Previews an outcome in the ledger's figures; null hides the preview, and so does unmounting the component. */
export const usePreview = (outcome: Previewed | null): void => {
  const { show } = use(PreviewContext)
  useEffect(() => {
    if (outcome === null) return
    show(outcome)
    return () => show(null)
  }, [outcome, show])
}

/**
 * A figure as it would be, beside the present one: only to be looked at, since the button that offers it says the same.
 * It takes no room, so that nothing moves.
 */
export function GhostFigure({ className, text }: { readonly text: string; readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      data-ghost
      className={classes(
        "pointer-events-none absolute tracking-normal whitespace-nowrap text-accent-text",
        className,
      )}
    >
      <span className="text-xs font-normal text-muted">then </span>
      <span className="tabular figure-in inline-block" key={text}>
        {text}
      </span>
    </span>
  )
}
