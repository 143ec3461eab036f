import { areaKey } from "@listwright/domain/definition"
import { addSavedCounts, removeAreas, MIN_SAVED_COUNTS_TO_COMBINE } from "@listwright/domain/geography"
import type { SavedList } from "@listwright/domain/saved-lists"
import { recordsText } from "../../design/Figure.tsx"
import { changeSelection } from "../../list/draft/changeSelection.ts"
import { useDraft } from "../../list/draft/useDraft.ts"
import { useLiveCount } from "../../list/ledger/figures/useLiveCount.ts"
import { AddListsPanel } from "./AddListsPanel.tsx"
import { CombinedLists } from "./CombinedLists.tsx"

/** The page at `order/:listType/demo/multiCount`: the saved counts that a list combines. */
export function MultiCountPage() {
  const { draft, change } = useDraft()
  const count = useLiveCount()
  const { areas } = draft.definition
  const chosen = areas.filter((area) => area.kind === "savedCount")
  const missing = MIN_SAVED_COUNTS_TO_COMBINE - chosen.length
  const add = ({ id }: SavedList) =>
    change(changeSelection((definition) => addSavedCounts(definition, [id]).definition))
  /** Reorders the lists; a record in several lists belongs to the first. */
  const order = (keys: ReadonlyArray<string>) =>
    change(
      changeSelection((definition) => {
        const byKey = new Map(definition.areas.map((area) => [areaKey(area), area]))
        return { ...definition, areas: keys.flatMap((key) => byKey.get(key) ?? []) }
      }),
    )
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-1">
        <h2 className="text-lg font-semibold">Combine Saved Lists</h2>
        <p className="text-pretty text-muted">
          Everyone on any of these lists, with each person counted once. People on several lists count toward
          the first one.
        </p>
      </header>
      <section aria-labelledby="combined-lists" className="flex flex-col gap-2">
        <div className="flex min-h-9 flex-wrap items-center gap-x-3">
          <h3 id="combined-lists" className="font-semibold">
            Combined lists
          </h3>
          <p role="status" className="tabular text-sm text-muted">
            {missing > 0
              ? `Choose ${missing === 1 ? "one more" : `at least ${missing}`} below`
              : `${recordsText(chosen.length)} saved lists`}
          </p>
        </div>
        <CombinedLists
          areas={chosen}
          count={count}
          onOrder={order}
          onRemove={(key) => change(changeSelection((definition) => removeAreas(definition, [key])))}
        />
      </section>
      <AddListsPanel
        listType={draft.listType}
        accountId={draft.accountId}
        chosen={chosen.map(({ savedCount }) => savedCount)}
        onAdd={add}
      />
    </div>
  )
}
