import type { ChangeOutcome } from "@listwright/domain/pricing"
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react"
import { classes } from "../../design/classes.ts"

/** The records and the price after a change, which the ledger shows beside the current figures. */
export interface PreviewedOutcome extends Pick<ChangeOutcome, "records"> {
  readonly price: Pick<NonNullable<ChangeOutcome["price"]>, "totalBeforeTax"> | null
}

interface Preview {
  /** The previewed outcome; null if there isn't one. */
  readonly shown: PreviewedOutcome | null
  readonly show: (outcome: PreviewedOutcome | null) => void
}

const PreviewContext = createContext<Preview>({ shown: null, show: () => {} })

/**
 * Wraps a ledger and the content beside it, so that the ledger's figures show the outcome of an offer or a drag before
 * it's applied.
 */
export function PreviewProvider({ children }: { readonly children: ReactNode }) {
  const [shown, show] = useState<PreviewedOutcome | null>(null)
  const preview = useMemo(() => ({ shown, show }), [shown])
  return <PreviewContext value={preview}>{children}</PreviewContext>
}

export const usePreviewedOutcome = (): PreviewedOutcome | null => use(PreviewContext).shown

/** Previews an outcome in the ledger's figures; null hides the preview, as does unmounting the component. */
export const usePreview = (outcome: PreviewedOutcome | null): void => {
  const { show } = use(PreviewContext)
  useEffect(() => {
    if (outcome === null) return
    show(outcome)
    return () => show(null)
  }, [outcome, show])
}

/**
 * A preview of a figure beside the current one. It's only visual, since the button that offers the change announces it.
 * It occupies no space, so nothing moves.
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
