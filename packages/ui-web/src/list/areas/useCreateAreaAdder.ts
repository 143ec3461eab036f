import {
  type ActiveAddTrigger,
  type AddTrigger,
  type AreasUpdate,
  addValidAreas,
  type SkippedEntry,
  skippedEntries,
  type RadiusField,
  startAdding,
  needsCorrection,
  type EntryKind,
} from "@listwright/domain/geography"
import { type CanonicalDefinition, canonicalDefinition } from "@listwright/domain/definition"
import { joinMessageLines, type Notice, notice } from "@listwright/domain/shared"
import { Cause, Exit } from "effect"
import { useRef, useState } from "react"
import { useApp } from "../../app/App.ts"
import { useNotifyFailure } from "../../app/failures.ts"
import { changeSelection } from "../draft/changeSelection.ts"
import { recordsText } from "../../design/Figure.tsx"
import type { AddPermission, SectionAddResult } from "./AreaSection.ts"
import { AREA_SECTIONS } from "./areaSections.ts"
import { replacedAreasNotice } from "./replacedAreasNotice.ts"
import type { Section } from "./sections.ts"
import { useTypedAreas } from "./TypedAreasProvider.tsx"
import { useAreaChoiceRules } from "./useAreaChoiceRules.ts"

/** The result of a section's last Add. */
export interface AddResultAlert {
  readonly notice: Notice
  /** The entries that didn't become areas; `zipType` is their intended type. */
  readonly notAdded: ReadonlyArray<SkippedEntry>
  readonly zipType: EntryKind
  /** The field that the notice refers to; null if it refers to the whole section. */
  readonly field: RadiusField | null
  /** True if some entries remain in the section's fields, in which case the notice remains visible too. */
  readonly isKept: boolean
}

export interface AreaAdder {
  /**
   * Adds a section's typed areas. Returns the warnings to show; null if nothing was looked up, or if the lookup failed.
   */
  readonly add: (
    section: Section,
    trigger: AddTrigger,
    permission?: AddPermission,
  ) => Promise<ReadonlyArray<Notice> | null>
  /** The section with a request in progress; all Add buttons are disabled until it completes. */
  readonly busy: Section | null
  /**
   * The notice from each section's last Add. An Add without warnings clears the notices that don't concern a field's
   * content.
   */
  readonly alerts: Readonly<Partial<Record<Section, AddResultAlert>>>
  readonly clearAlert: (section: Section) => void
  /** Clears the alerts that don't concern a field's content. */
  readonly clearAlerts: () => void
}

const keptText = (entries: number): string =>
  entries === 1
    ? "1 entry couldn't be added. Fix or clear it below."
    : `${recordsText(entries)} entries couldn't be added. Fix or clear them below.`

/**
 * Returns the warning for an Add, with a note on the entries remaining in the box and on the replaced areas: the user
 * must notice a change in the list's area type.
 */
const alertOf = (outcome: AreasUpdate, kept: ReadonlyArray<string>): Notice | null => {
  const { warnings } = outcome
  if (warnings.length === 0) return null
  const texts = warnings.map(({ text }) => text)
  const stays = kept.length === 0 ? [] : [keptText(kept.length)]
  const way = replacedAreasNotice(outcome)
  return notice("warning", "", joinMessageLines([...texts, ...stays, ...(way === null ? [] : [way.text])]))
}

/** Receives the expected list, if all entries being looked up are valid and the result is known in advance. */
export type ExpectedListHandler = (expected: CanonicalDefinition) => void

/** Returns the notice for an Add without warnings: its center and the areas that it replaced. */
const informed = (outcome: SectionAddResult): Notice | null => {
  const { center = null } = outcome
  const way = replacedAreasNotice(outcome)
  return center === null || way === null
    ? (way ?? center)
    : notice("info", "", joinMessageLines([center.text, way.text]))
}

/** Looks up a section's entries and adds the valid areas to the list; runs one lookup at a time. */
export const useCreateAreaAdder = (onExpected: ExpectedListHandler): AreaAdder => {
  const { runner, drafts } = useApp()
  const notifyFailure = useNotifyFailure()
  const choosing = useAreaChoiceRules()
  const { typed, edit } = useTypedAreas()
  const [busy, setBusy] = useState<Section | null>(null)
  const adding = useRef<ActiveAddTrigger>(null)
  const [alerts, setAlerts] = useState<AreaAdder["alerts"]>({})

  const say = (section: Section, alert: AddResultAlert | null) =>
    setAlerts(({ [section]: _, ...others }) => (alert === null ? others : { ...others, [section]: alert }))
  const clearAlerts = () =>
    setAlerts((before) =>
      Object.fromEntries(Object.entries(before).filter(([, alert]) => alert?.isKept === true)),
    )

  const add = async (section: Section, permission: AddPermission): Promise<ReadonlyArray<Notice> | null> => {
    const standing = drafts.state()?.draft.definition
    if (standing === undefined) return null
    setBusy(section)
    const answer = runner.run(AREA_SECTIONS[section].add(standing, typed, choosing, permission))
    const expected = AREA_SECTIONS[section].expected?.(standing, typed, choosing) ?? null
    if (expected !== null) onExpected(canonicalDefinition(expected))
    const exit = await answer
    // Set together with the result, so that both are drawn at once.
    setBusy(null)
    if (Exit.isFailure(exit)) {
      notifyFailure(Cause.squash(exit.cause))
      return null
    }
    const outcome = exit.value
    // Applied to the current list, not to the list at the time of the request.
    drafts.change(
      changeSelection((definition) => addValidAreas(definition, outcome.added, null, choosing).definition),
    )
    const { after, entries, keepsEntries, zipType: typeOf } = AREA_SECTIONS[section]
    const zipType = typeOf(typed)
    const notAdded =
      outcome.isUsedUp && zipType !== null
        ? skippedEntries(entries(typed), zipType, outcome.added, outcome.passedOver)
        : []
    const kept = keepsEntries ? notAdded.filter(needsCorrection).map(({ entry }) => entry) : []
    if (outcome.typed !== undefined) edit(outcome.typed)
    else if (outcome.isUsedUp) edit(after(kept, typed, outcome.added))
    const warning = alertOf(outcome, kept)
    const notice = warning ?? informed(outcome)
    if (warning === null) clearAlerts()
    say(
      section,
      notice === null
        ? null
        : {
            notice,
            notAdded,
            zipType: zipType ?? "zip",
            field: outcome.field ?? null,
            isKept: kept.length > 0 || (outcome.field ?? null) !== null,
          },
    )
    return warning === null ? [] : [warning]
  }

  return {
    add: async (section, trigger, permission = "none") => {
      const started = startAdding(adding.current, trigger)
      if (started === null) return null
      adding.current = started
      try {
        return await add(section, permission)
      } finally {
        adding.current = null
      }
    },
    busy,
    alerts,
    clearAlert: (section) => say(section, null),
    clearAlerts,
  }
}
