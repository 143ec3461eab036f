import { useSession } from "../../app/session.ts"
import { EmptyState } from "../../design/EmptyState.tsx"

/** Shown to a user who may not order any source yet. */
export function NoSource() {
  const { site } = useSession()
  return (
    <EmptyState title="You have no data source yet">
      To have one activated, call <a href={`tel:${site.phoneNumber}`}>{site.phoneNumber}</a> or write to{" "}
      <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>.
    </EmptyState>
  )
}
