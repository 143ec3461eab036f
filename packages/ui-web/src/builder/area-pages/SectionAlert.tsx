import { lazy, Suspense, useEffect, useRef } from "react"
import { Notice } from "../../design/Notice.tsx"
import type { AddResultAlert } from "../../list/areas/useCreateAreaAdder.ts"
import { WordedText } from "../../design/wording.tsx"

const NotAdded = lazy(async () => ({ default: (await import("./RejectedEntries.tsx")).RejectedEntries }))

/**
 * The result of an Add, next to its button: a notice announced to screen readers, followed by the entries that weren't
 * added. Scrolls into view, because the user may have pressed the step's own button far below.
 */
export function SectionAlert({ alert }: { readonly alert: AddResultAlert | undefined }) {
  const said = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (alert !== undefined) said.current?.scrollIntoView({ block: "nearest" })
  }, [alert])
  if (alert === undefined) return null
  const { notAdded, notice, zipType } = alert
  return (
    <div ref={said} className="mb-3 flex flex-col gap-2">
      <Notice kind={notice.kind} isLive>
        <WordedText text={notice.text} />
      </Notice>
      {notAdded.length === 0 ? null : (
        <Suspense>
          <NotAdded notAdded={notAdded} zipType={zipType} />
        </Suspense>
      )}
    </div>
  )
}
