import type { Notice as DomainNotice } from "@listwright/domain/shared"
import { Notice } from "../design/Notice.tsx"

/** What an Add has to say, where it was pressed. */
export function SectionAlert({ alert }: { readonly alert: DomainNotice | undefined }) {
  return alert === undefined ? null : (
    <Notice kind={alert.kind} isLive className="mb-3">
      {alert.text}
    </Notice>
  )
}
