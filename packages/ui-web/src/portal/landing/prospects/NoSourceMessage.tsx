import { useSession } from "../../../app/session.ts"
import { SupportContactText } from "../../../app/SupportContactText.tsx"
import { EmptyState } from "../../../design/EmptyState.tsx"

/** The message for a user who may not order from any source yet. */
export function NoSourceMessage() {
  const { site } = useSession()
  return (
    <EmptyState title="You don't have any data sources yet">
      <SupportContactText lead="To have one activated," site={site} />
    </EmptyState>
  )
}
