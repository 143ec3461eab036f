import {
  type AudienceHit,
  type AudienceHitGroup,
  parseAttributeKeyword,
  type Attribute,
  hasHit,
  ONE_ITEM_PER_CATEGORY_MESSAGE,
  type FullQuickPick,
  toggleHit,
} from "@listwright/domain/audience"
import { Result } from "effect"
import { useEffect, useEffectEvent, useState } from "react"
import { useNavigate } from "react-router"
import { useAttributeUrl } from "../../../list/attributes/useAttributeUrl.ts"
import { recordsText } from "../../../design/Figure.tsx"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { useQuickPickActions } from "../quick-picks/useQuickPickActions.ts"
import type { EditableAudience } from "../useAudience.ts"
import { useFoundAttributes } from "./useFoundAttributes.ts"
import { messageText } from "@listwright/domain/shared"
import { useApplyWording } from "../../../design/wording.tsx"

const NOTHING: ReadonlyArray<AudienceHitGroup> = []

/** A group with the index of its first hit among all hits. */
export interface IndexedHitGroup {
  readonly group: AudienceHitGroup
  readonly from: number
}

const placed = (groups: ReadonlyArray<AudienceHitGroup>): ReadonlyArray<IndexedHitGroup> =>
  groups.map((group, at) => ({
    group,
    from: groups.slice(0, at).reduce((sum, { hits }) => sum + hits.length, 0),
  }))

const foundText = (groups: ReadonlyArray<AudienceHitGroup>): string => {
  const found = groups.reduce((sum, { hits, more }) => sum + hits.length + more, 0)
  return `${recordsText(found)} found`
}

/** Returns the hits for the typed text, the active hit, and the actions for picking a hit. */
export const useAudienceSearch = (
  typed: string,
  columns: ReadonlyArray<Attribute>,
  { audience, edit }: Pick<EditableAudience, "audience" | "edit">,
) => {
  const { listType } = useDraft().draft
  const navigate = useNavigate()
  const addressOf = useAttributeUrl(listType)
  const text = typed.trim().replaceAll(/\s+/g, " ")
  const isAsked = parseAttributeKeyword(text)._tag === "Keyword"
  const found = useFoundAttributes(text, listType)
  const applying = useQuickPickActions()
  const groups = isAsked ? (found.data?.groups ?? NOTHING) : NOTHING
  const hits = groups.flatMap((group) => group.hits)
  /** True if the displayed hits are for this text rather than the previous one. */
  const isCurrent = isAsked && found.isSuccess && !found.isPlaceholderData
  const [marked, setMarked] = useState({ text, at: 0 })
  const active = !isCurrent || hits.length === 0 ? -1 : marked.text === text ? marked.at : 0
  const [outcome, setOutcome] = useState({ text: "", words: "" })
  /** The search text for which the user pressed Enter before its results arrived; null if there isn't one. */
  const [wanted, setWanted] = useState<string | null>(null)
  const inSiteWords = useApplyWording()

  const apply = (quickPick: FullQuickPick) => {
    if (applying.isDisabled) return
    const isApplied = applying.isChosen(quickPick)
    const [earlier] = quickPick.kind === "business" || isApplied ? [] : applying.replaced
    if (!applying.toggle(quickPick)) return
    const words = `${isApplied ? "Removed" : "Applied"} ${quickPick.name}`
    setOutcome({ text, words: earlier === undefined ? words : `${words} in place of ${earlier}` })
  }
  const pick = (hit: AudienceHit) => {
    if (hit.quickPick !== undefined) return apply(hit.quickPick)
    if (hit.criterion === null) return void navigate(addressOf(hit.column))
    const say = (words: string) => setOutcome({ text, words })
    const isHeld = hasHit(audience, hit, columns)
    if (Result.isFailure(toggleHit(audience, hit, columns)))
      return say(inSiteWords(messageText`${hit.name}: ${ONE_ITEM_PER_CATEGORY_MESSAGE}`))
    edit((held) => Result.getOrElse(toggleHit(held, hit, columns), () => held))
    say(`${isHeld ? "Removed" : "Added"} ${hit.name}`)
  }
  const pickActive = () => {
    if (!isCurrent) return setWanted(text)
    const hit = hits[active]
    if (hit !== undefined) pick(hit)
  }
  const takeWanted = useEffectEvent(() => {
    if (wanted !== text) return
    setWanted(null)
    pickActive()
  })
  useEffect(() => {
    if (!isCurrent) return
    const take = async () => {
      await Promise.resolve()
      takeWanted()
    }
    void take()
  }, [isCurrent, text])

  const nothing = isCurrent && hits.length === 0 ? `Nothing matches ‘${text}’` : null
  return {
    text,
    found,
    isAsked,
    isCurrent,
    groups,
    placedGroups: placed(groups),
    hits,
    active,
    mark: (at: number) => setMarked({ text, at }),
    isChosen: (hit: AudienceHit) =>
      hit.quickPick === undefined ? hasHit(audience, hit, columns) : applying.isChosen(hit.quickPick),
    pick,
    pickActive,
    /**
     * The result of the last pick for this text, or otherwise the number of hits. It's announced to screen readers, and
     * shown below the list.
     */
    remark:
      outcome.text === text && outcome.words !== ""
        ? outcome.words
        : isCurrent
          ? (nothing ?? foundText(groups))
          : "",
  }
}
