import { lazy, Suspense } from "react"
import { Notice } from "../design/Notice.tsx"
import type { AddAlert } from "../areas/useAddingAreas.ts"

const NotAdded = lazy(async () => ({ default: (await import("./NotAdded.tsx")).NotAdded }))

/** What an Add has to say, where it was pressed: in words that are spoken, and every entry below them. */
export function SectionAlert({ alert }: { readonly alert: AddAlert | undefined }) {
  if (alert === undefined) return null
  const { notAdded, notice, zipType } = alert
  return (
    <div className="mb-3 flex flex-col gap-2">
      <Notice kind={notice.kind} isLive>
        {notice.text}
      </Notice>
      {notAdded.length === 0 ? null : (
        <Suspense>
          <NotAdded notAdded={notAdded} zipType={zipType} />
        </Suspense>
      )}
    </div>
  )
}
