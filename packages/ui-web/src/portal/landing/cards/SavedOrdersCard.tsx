import { OTHER_LINK_KEYS, type RecentRow } from "@listwright/domain/account"
import { COUNT_LINK } from "@listwright/domain/catalog"
import { rowAction } from "@listwright/domain/history"
import { SavedListId } from "@listwright/domain/saved-lists"
import { useSession } from "../../../app/session.ts"
import { FailedCall } from "../../../app/FailedCall.tsx"
import { Button } from "../../../design/Button.tsx"
import { useListActions } from "../../saved-lists/useListActions.ts"
import { DashboardCard } from "./DashboardCard.tsx"
import { RecentRows } from "./RecentRows.tsx"

/** A card with the latest saved lists, each with a button for retrieving its counts. */
export function SavedOrdersCard({ rows }: { readonly rows: ReadonlyArray<RecentRow> }) {
  const { site } = useSession()
  const { failed, open, opening } = useListActions()
  return (
    <DashboardCard
      title="Saved orders"
      more={{ text: "See all saved lists", to: site.links?.[OTHER_LINK_KEYS.savedLists] ?? "/slc" }}
    >
      {failed === null ? null : <FailedCall {...failed} />}
      <RecentRows
        rows={rows}
        actionOf={({ description, id }) => (
          <Button
            kind="quiet"
            className="-mr-3"
            aria-label={`Retrieve counts for ${description}`}
            isPending={opening === id}
            onPress={() => void open({ id: SavedListId.make(id), name: description }, COUNT_LINK)}
          >
            {rowAction("savedOrders")}
          </Button>
        )}
      />
    </DashboardCard>
  )
}
