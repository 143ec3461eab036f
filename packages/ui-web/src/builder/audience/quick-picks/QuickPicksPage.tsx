import type { FullQuickPick } from "@listwright/domain/audience"
import { Ellipsis, TextCursorInput, Trash2 } from "lucide-react"
import { useState } from "react"
import { useQuickPicks } from "../../../app/useQuickPicks.ts"
import { useSession } from "../../../app/session.ts"
import { Menu } from "../../../design/Menu.tsx"
import { Skeleton } from "../../../design/Skeleton.tsx"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { DeleteQuickPickDialog } from "./DeleteQuickPickDialog.tsx"
import { QuickPickSearchField } from "./QuickPickSearchField.tsx"
import { QuickPickCard } from "./QuickPickCard.tsx"
import { NoMatchingQuickPicks, NoQuickPicks, QuickPickPageFrame } from "./QuickPickPageFrame.tsx"
import { QuickPickSection } from "./QuickPickSection.tsx"
import { RenameQuickPickDialog } from "./RenameQuickPickDialog.tsx"
import { SaveQuickPickButton } from "./SaveQuickPickButton.tsx"
import { useQuickPickActions } from "./useQuickPickActions.ts"
import { useQuickPickWording } from "./useQuickPickWording.ts"
import { useFoundQuickPicks } from "./useFoundQuickPicks.ts"

type Intent = { readonly kind: "rename" | "delete"; readonly quickPick: FullQuickPick }

const NONE: ReadonlyArray<FullQuickPick> = []

/** The page at `order/:listType/demo/quickPicks`. */
export function QuickPicksPage() {
  const { draft } = useDraft()
  const { site } = useSession()
  const { definition, listType } = draft
  const [typed, setTyped] = useState("")
  const { total: all } = useQuickPicks(listType)
  const { quickPicks: known, total } = useFoundQuickPicks(listType, typed)
  const { wordsOf } = useQuickPickWording(listType, known ?? NONE)
  const { isChosen, isDisabled, toggle } = useQuickPickActions()
  const [intent, setIntent] = useState<Intent | null>(null)
  const close = () => setIntent(null)

  const card = (quickPick: FullQuickPick) => (
    <QuickPickCard
      key={quickPick.id}
      definition={definition}
      quickPick={quickPick}
      isChosen={isChosen(quickPick)}
      isDisabled={isDisabled}
      onToggle={() => toggle(quickPick)}
      menu={
        quickPick.kind === "own" ? (
          <Menu
            label={`More actions for ${quickPick.name}`}
            entries={[
              {
                label: "Rename",
                icon: TextCursorInput,
                perform: () => setIntent({ kind: "rename", quickPick }),
              },
              {
                label: "Delete",
                icon: Trash2,
                isDangerous: true,
                perform: () => setIntent({ kind: "delete", quickPick }),
              },
            ]}
          >
            <Ellipsis className="size-4.5" aria-hidden="true" />
          </Menu>
        ) : undefined
      }
    >
      {wordsOf(quickPick.criteria) ?? <Skeleton className="my-1 h-4 w-full" />}
    </QuickPickCard>
  )
  const cardsOf = (kind: FullQuickPick["kind"]) =>
    known === null ? null : known.filter((one) => one.kind === kind).map(card)

  return (
    <QuickPickPageFrame
      listType={listType}
      title="Quick Picks"
      lead="Apply a ready-made audience in one step. It replaces the previous quick pick but keeps the choices you made yourself."
      action={<SaveQuickPickButton draft={draft} />}
    >
      <QuickPickSearchField among={all.own + all.site} typed={typed} onType={setTyped} />
      <QuickPickSection
        title="Your quick picks"
        cards={cardsOf("own")}
        total={total.own}
        empty={typed.trim() === "" ? <NoQuickPicks list="ownQuickPicks" /> : <NoMatchingQuickPicks />}
      />
      <QuickPickSection
        title={`From ${site.siteName}`}
        cards={cardsOf("site")}
        total={total.site}
        empty={typed.trim() === "" ? <NoQuickPicks list="quickPicks" /> : <NoMatchingQuickPicks />}
      />
      {intent?.kind === "rename" ? (
        <RenameQuickPickDialog quickPick={intent.quickPick} onClose={close} />
      ) : null}
      {intent?.kind === "delete" ? (
        <DeleteQuickPickDialog quickPick={intent.quickPick} onClose={close} />
      ) : null}
    </QuickPickPageFrame>
  )
}
