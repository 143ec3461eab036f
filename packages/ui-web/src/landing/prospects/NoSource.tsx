import { useSession } from "../../app/session.ts"
import { SupportWays } from "../../app/SupportWays.tsx"
import { EmptyState } from "../../design/EmptyState.tsx"

/** The message for a user who may not order from any source yet. */
export function NoSource() {
  const { site } = useSession()
  return (
    <EmptyState title="You don't have any data sources yet">
      <SupportWays lead="To have one activated," site={site} />
    </EmptyState>
  )
}
