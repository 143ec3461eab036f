import {
  addPastedCodes,
  addZipBoxes,
  addZipRange,
  type AreasAdded,
  chooseValid,
  joinTexts,
  type ListDefinition,
  lookupNotice,
  type Notice,
  notice,
} from "@listwright/domain"
import { Cause, Exit } from "effect"
import { useState } from "react"
import { useApp } from "../app/App.ts"
import { useNotifyFailure } from "../app/failures.ts"
import { changeSelection } from "../draft/changeSelection.ts"
import { recordsText } from "../design/Figure.tsx"
import { areasName } from "./areaText.ts"
import { NOTHING_TYPED, type TypedAreas, useTypedAreas } from "./TypedAreas.tsx"

export type Section = "zip" | "zipPaste" | "zipRange"

/** What an Add came to. Only `added` lets a Next go on: an alert or a failed call keeps the person here. */
export type AddOutcome = "added" | "alert" | "failed"

export interface AddAreas {
  readonly add: (section: Section) => Promise<AddOutcome>
  /** The section whose request is under way; all Add buttons are locked until it ends. spec: order-builder §4 */
  readonly busy: Section | null
  /** What the last Add of each section has to say. */
  readonly alerts: Readonly<Partial<Record<Section, Notice>>>
  readonly clearAlert: (section: Section) => void
}

/** What is taken out of a section once it was looked up: codes that are not valid go too, and the alert says so. */
const cleared: Readonly<Record<Section, Partial<TypedAreas>>> = {
  zip: { boxes: NOTHING_TYPED.boxes },
  zipPaste: { paste: "" },
  zipRange: { from: "", to: "" },
}

/** After 'entries have been removed' they are. Any other refusal leaves what was typed where it is. */
const isUsedUp = ({ added, warnings }: AreasAdded): boolean =>
  added.length > 0 || warnings.some(({ text }) => text === lookupNotice("noneValid")?.text)

const madeWay = ({ removed }: AreasAdded): Notice | null => {
  const [first] = removed
  return first === undefined
    ? null
    : notice(
        "info",
        "",
        `One list holds areas of one kind: ${recordsText(removed.length)} ${areasName(first.kind, removed.length)} made way. Undo brings them back.`,
      )
}

/** With what made way, if anything did: a list that changed its kind must not do so unseen. */
const alertOf = (outcome: AreasAdded): Notice | null => {
  const texts = outcome.warnings.map(({ text }) => text)
  const way = madeWay(outcome)
  if (texts.length === 0) return null
  return notice("warning", "", joinTexts(way === null ? texts : [...texts, way.text]))
}

/** Looks up what was typed in a section and adds what is valid to the list. */
export const useAddAreas = (): AddAreas => {
  const { runner, drafts } = useApp()
  const notifyFailure = useNotifyFailure()
  const { typed, edit } = useTypedAreas()
  const [busy, setBusy] = useState<Section | null>(null)
  const [alerts, setAlerts] = useState<AddAreas["alerts"]>({})

  const say = (section: Section, alert: Notice | null) =>
    setAlerts(({ [section]: _, ...others }) => (alert === null ? others : { ...others, [section]: alert }))

  const lookUp = (section: Section, definition: ListDefinition) => {
    switch (section) {
      case "zip":
        return runner.run(addZipBoxes(definition, typed.boxes))
      case "zipPaste":
        return runner.run(addPastedCodes(definition, typed.paste, typed.pasteType))
      case "zipRange":
        return runner.run(addZipRange(definition, typed.from, typed.to))
    }
  }

  const add = async (section: Section): Promise<AddOutcome> => {
    const standing = drafts.state()?.draft.definition
    if (standing === undefined) return "failed"
    const exit = await lookUp(section, standing)
    if (Exit.isFailure(exit)) {
      notifyFailure(Cause.squash(exit.cause))
      return "failed"
    }
    const outcome = exit.value
    // On the list as it stands now, not as it stood when the request went out.
    drafts.change(changeSelection((definition) => chooseValid(definition, outcome.added, null).definition))
    if (isUsedUp(outcome)) edit(cleared[section])
    const alert = alertOf(outcome)
    say(section, alert ?? madeWay(outcome))
    return alert === null ? "added" : "alert"
  }

  return {
    add: async (section) => {
      if (busy !== null) return "failed"
      setBusy(section)
      try {
        return await add(section)
      } finally {
        setBusy(null)
      }
    },
    busy,
    alerts,
    clearAlert: (section) => say(section, null),
  }
}
