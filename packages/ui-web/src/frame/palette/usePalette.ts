import { useEffect, useEffectEvent, useState } from "react"
import { recordsText } from "../../design/Figure.tsx"
import { wrappedIndex } from "../../design/options/comboboxProps.ts"
import type { SiteAction } from "../page/Palette.ts"
import type { Entry } from "./Entry.ts"
import { useActionEntries } from "./useActionEntries.ts"
import { type ChoiceOutcome, useEntryChooser } from "./useEntryChooser.ts"
import { usePaletteResults } from "./usePaletteResults.ts"
import { useCurrentList } from "./useCurrentList.ts"

/** A request, made by pressing Enter, to choose an entry. Each press creates a new object. */
interface Wanted {
  readonly excluded: boolean
}

const resultsText = (count: number): string => (count === 1 ? "1 result" : `${recordsText(count)} results`)

/**
 * Returns the results for the typed text, the active result, and the key handlers. `onStays` is called when the search
 * remains open for the next text.
 */
export const usePalette = (
  questions: ReadonlyArray<SiteAction>,
  onClose: () => void,
  onStays: () => void,
) => {
  const atHand = useCurrentList()
  const [text, setText] = useState("")
  const asked = text.trim().replaceAll(/\s+/g, " ")
  const found = usePaletteResults(asked, atHand, useActionEntries(questions))
  const { busy, choose, failed } = useEntryChooser(atHand, onClose)
  const all = found.groups.flatMap(({ items }) => items)

  const [marked, setMarked] = useState({ asked, at: 0 })
  const isMarked = marked.asked === asked && marked.at < all.length
  const active = !found.isCurrent || all.length === 0 ? -1 : isMarked ? marked.at : 0
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const [outcome, setOutcome] = useState<(ChoiceOutcome & { readonly asked: string }) | null>(null)

  const pick = async (entry: Entry, excluded: boolean, at: number) => {
    setMarked({ asked, at })
    const came = await choose(entry, excluded)
    if (came === null) return
    setOutcome({ ...came, asked })
    onStays()
  }
  // Enter may come before the answers do; another text takes it back.
  const pickWanted = useEffectEvent(() => {
    const [first] = all
    if (wanted === null) return
    setWanted(null)
    if (first !== undefined) void pick(first, wanted.excluded, 0)
  })
  const isAnswered = found.isSettled && found.isCurrent
  useEffect(() => {
    if (wanted === null || !isAnswered) return
    let isTakenBack = false
    const take = async () => {
      await Promise.resolve()
      if (!isTakenBack) pickWanted()
    }
    void take()
    return () => {
      isTakenBack = true
    }
  }, [wanted, isAnswered])

  const says = outcome?.asked === asked ? outcome : null
  const counted = (): string => {
    if (asked === "" || !found.isCurrent) return ""
    if (all.length > 0) return resultsText(all.length)
    // What was not searched may be called so.
    return found.isSettled && found.failures.length === 0 ? `Nothing matches ‘${asked}’` : ""
  }
  return {
    ...found,
    ...atHand,
    text,
    active,
    all,
    busy,
    failed,
    /** The result of the last choice for this text. */
    outcome: says,
    /** The text for screen readers: the action in progress, the outcome, or otherwise the number of results. */
    spoken: busy ?? says?.words ?? counted(),
    type: (typed: string) => {
      setText(typed)
      setWanted(null)
    },
    mark: (at: number) => setMarked({ asked, at }),
    move: (by: 1 | -1): number | null => {
      if (active === -1) return null
      const at = wrappedIndex(active, by, all.length)
      setMarked({ asked, at })
      return at
    },
    enter: (excluded: boolean) => {
      const entry = all[active]
      if (entry === undefined) setWanted({ excluded })
      else void pick(entry, excluded, active)
    },
    pick: (entry: Entry, excluded: boolean, at: number) => void pick(entry, excluded, at),
    undone: () => setOutcome(null),
  }
}

export type PaletteState = ReturnType<typeof usePalette>
