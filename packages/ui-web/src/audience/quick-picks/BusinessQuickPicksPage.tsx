import { INDUSTRY_COLUMN, type QuickPickInFull } from "@listwright/domain/audience"
import { useState } from "react"
import { useQuickPicks } from "../../app/useQuickPicks.ts"
import { Skeleton } from "../../design/Skeleton.tsx"
import { useColumn } from "../../attributes/useColumnsWithValues.ts"
import { useDraft } from "../../draft/useDraft.ts"
import { FindQuickPick } from "./FindQuickPick.tsx"
import { IndustriesOf } from "./IndustriesOf.tsx"
import { QuickPickCard } from "./QuickPickCard.tsx"
import { NoneFound, NoQuickPicks, QuickPickPageFrame } from "./QuickPickPageFrame.tsx"
import { QuickPickSection } from "./QuickPickSection.tsx"
import { useApplying } from "./useApplying.ts"
import { useQuickPicksFound } from "./useQuickPicksFound.ts"

/** The page at `order/:listType/demo/businessQuickPicks`. */
export function BusinessQuickPicksPage() {
  const { draft } = useDraft()
  const { definition, listType } = draft
  const [typed, setTyped] = useState("")
  const { total: all } = useQuickPicks(listType)
  const { quickPicks: known, total } = useQuickPicksFound(listType, typed)
  const industries = useColumn(listType, INDUSTRY_COLUMN)
  const { isChosen, isDisabled, toggle } = useApplying()

  const card = (quickPick: QuickPickInFull) => (
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
        <IndustriesOf criteria={quickPick.criteria} column={industries.data} />
      )}
    </QuickPickCard>
  )

  return (
    <QuickPickPageFrame
      listType={listType}
      title="Business Quick Picks"
      lead="Add ready-made groups of business types. You can use several at once, along with any types you choose yourself."
    >
      <FindQuickPick among={all.business} typed={typed} onType={setTyped} />
      <QuickPickSection
        title="Business type groups"
        total={total.business}
        cards={known === null ? null : known.filter(({ kind }) => kind === "business").map(card)}
        empty={typed.trim() === "" ? <NoQuickPicks list="quickPicks" /> : <NoneFound />}
      />
    </QuickPickPageFrame>
  )
}
