import { INDUSTRY_COLUMN, type FullQuickPick } from "@listwright/domain/audience"
import { useState } from "react"
import { useQuickPicks } from "../../../app/useQuickPicks.ts"
import { Skeleton } from "../../../design/Skeleton.tsx"
import { useColumn } from "../../../list/attributes/useColumnsWithValues.ts"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { QuickPickSearchField } from "./QuickPickSearchField.tsx"
import { QuickPickIndustries } from "./QuickPickIndustries.tsx"
import { QuickPickCard } from "./QuickPickCard.tsx"
import { NoMatchingQuickPicks, NoQuickPicks, QuickPickPageFrame } from "./QuickPickPageFrame.tsx"
import { QuickPickSection } from "./QuickPickSection.tsx"
import { useQuickPickActions } from "./useQuickPickActions.ts"
import { useFoundQuickPicks } from "./useFoundQuickPicks.ts"

/** The page at `order/:listType/demo/businessQuickPicks`. */
export function BusinessQuickPicksPage() {
  const { draft } = useDraft()
  const { definition, listType } = draft
  const [typed, setTyped] = useState("")
  const { total: all } = useQuickPicks(listType)
  const { quickPicks: known, total } = useFoundQuickPicks(listType, typed)
  const industries = useColumn(listType, INDUSTRY_COLUMN)
  const { isChosen, isDisabled, toggle } = useQuickPickActions()

  const card = (quickPick: FullQuickPick) => (
    <QuickPickCard
      key={quickPick.id}
      definition={definition}
      quickPick={quickPick}
      isChosen={isChosen(quickPick)}
      isDisabled={isDisabled}
      onToggle={() => toggle(quickPick)}
    >
      {industries.isPending ? (
        <Skeleton className="my-1 h-4 w-full" />
      ) : (
        <QuickPickIndustries criteria={quickPick.criteria} column={industries.data} />
      )}
    </QuickPickCard>
  )

  return (
    <QuickPickPageFrame
      listType={listType}
      title="Business Quick Picks"
      lead="Add ready-made groups of business types. You can use several at once, along with any types you choose yourself."
    >
      <QuickPickSearchField among={all.business} typed={typed} onType={setTyped} />
      <QuickPickSection
        title="Business type groups"
        total={total.business}
        cards={known === null ? null : known.filter(({ kind }) => kind === "business").map(card)}
        empty={typed.trim() === "" ? <NoQuickPicks list="quickPicks" /> : <NoMatchingQuickPicks />}
      />
    </QuickPickPageFrame>
  )
}
