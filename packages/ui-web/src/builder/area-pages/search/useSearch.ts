import { sourceCountry, type SearchableKind } from "@listwright/domain/geography"
import { useEffect, useEffectEvent, useState } from "react"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { resultCountText, type SearchOption, searchOptions } from "./searchOptions.ts"
import { useAddHit } from "./useAddHit.ts"
import { type FoundAreas, useFoundAreas } from "./useFoundAreas.ts"
import type { SearchPopupProps } from "./SearchPopupProps.ts"

const NOTHING: FoundAreas = { kind: null, groups: [] }

/** Returns the index of the first hit: 1 if the option for returning to all types comes first, otherwise 0. */
const firstHit = ({ kind }: FoundAreas): number => (kind === null ? 0 : 1)

type Asked = Pick<SearchPopupProps, "text" | "wanted" | "onAdded" | "onSay" | "onTaken">

/** Returns the search results for the typed text, the active result, and the action that picks a result. */
export const useSearch = ({ onAdded, onSay, onTaken, text, wanted }: Asked) => {
  const { listType } = useDraft().draft
  const country = sourceCountry(listType)
  const addHit = useAddHit()
  const asked = text.trim().replaceAll(/\s+/g, " ")
  const [opened, setOpened] = useState<{ readonly asked: string; readonly kind: SearchableKind } | null>(null)
  const kind = opened?.asked === asked ? opened.kind : null
  const found = useFoundAreas(asked, kind, listType)
  const answer = found.data ?? NOTHING
  const options = searchOptions(answer, country)
  /** True if the displayed results are for this text rather than the previous one. */
  const isCurrent = found.isSuccess && !found.isPlaceholderData

  const question = `${kind ?? ""} ${asked}`
  const [marked, setMarked] = useState({ question, at: 0 })
  const active = !isCurrent ? -1 : marked.question === question ? marked.at : firstHit(answer)
  const [outcome, setOutcome] = useState({ asked: "", words: "" })

  const wordsOf = (given: FoundAreas): string =>
    given.groups.length === 0 ? `No area matches ‘${asked}’` : resultCountText(searchOptions(given, country))
  const pick = (option: SearchOption, excluded: boolean) => {
    switch (option._tag) {
      case "Hit": {
        const { words } = addHit(option.hit, excluded)
        setOutcome({ asked, words })
        onSay(words)
        return onAdded()
      }
      case "More":
        return setOpened({ asked, kind: option.kind })
      case "AllKinds":
        return setOpened(null)
    }
  }

  // Enter may come before the answer does; another text takes it back. After a failure it asks again.
  const answered = useEffectEvent(async () =>
    isCurrent ? answer : (await found.refetch({ cancelRefetch: false })).data,
  )
  const pickWanted = useEffectEvent((given: FoundAreas | undefined, excluded: boolean) => {
    onTaken()
    if (given === undefined) return
    const { all } = searchOptions(given, country)
    const option = all[active === -1 ? firstHit(given) : active]
    if (option === undefined) onSay(wordsOf(given))
    else pick(option, excluded)
  })
  useEffect(() => {
    if (wanted === null) return
    let isTakenBack = false
    const take = async () => {
      const given = await answered()
      if (!isTakenBack) pickWanted(given, wanted.excluded)
    }
    void take()
    return () => {
      isTakenBack = true
    }
  }, [wanted])

  // What Enter does is said instead.
  const sayFound = useEffectEvent(() => {
    if (wanted === null && outcome.asked !== asked) onSay(wordsOf(answer))
  })
  useEffect(() => {
    if (isCurrent) sayFound()
  }, [question, isCurrent])

  return {
    asked,
    found,
    options,
    isCurrent,
    active,
    mark: (at: number) => setMarked({ question, at }),
    pick,
    /** The result of the last pick for this text, or otherwise the number of areas. */
    remark: outcome.asked === asked ? outcome.words : resultCountText(options),
  }
}
