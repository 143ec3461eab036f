import type { Draft } from "@listwright/domain/drafts"
import {
  type KnownSuppressions,
  type SuppressionForm,
  toSuppressionForm,
  toSuppressionChoices,
} from "@listwright/domain/suppression"
import { useState } from "react"
import { changeSelection } from "../draft/changeSelection.ts"
import { useDraft } from "../draft/useDraft.ts"

/** The initial names of chosen items: a draft stores only their values, and the names are loaded with the lists. */
const NOTHING_KNOWN: KnownSuppressions = { orders: [], savedCounts: [], files: [] }

const selects = (form: SuppressionForm): string => JSON.stringify(toSuppressionChoices(form))

/**
 * Manages the draft's suppression form. State that exists only in the form, such as a suppression type with nothing
 * picked yet, remains in the form.
 */
export const useSuppressionForm = (today: string) => {
  const { draft, change } = useDraft()
  const { listType, suppressions } = draft.definition
  const [held, setHeld] = useState(() => formOf(draft, today))
  const isHeld = held.listType === listType && selects(held) === JSON.stringify(suppressions)
  // Another change of the draft, or an undo, changed it.
  const form = isHeld ? held : toSuppressionForm(listType, suppressions, NOTHING_KNOWN, today)
  const edit = (changed: SuppressionForm) => {
    setHeld(changed)
    if (selects(changed) === JSON.stringify(suppressions)) return
    change(changeSelection((definition) => ({ ...definition, suppressions: toSuppressionChoices(changed) })))
  }
  return { form, edit }
}

const formOf = ({ definition: { listType, suppressions } }: Draft, today: string): SuppressionForm =>
  toSuppressionForm(listType, suppressions, NOTHING_KNOWN, today)
