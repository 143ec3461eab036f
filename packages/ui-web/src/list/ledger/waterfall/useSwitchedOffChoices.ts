import { type Relaxation, relaxationKey } from "@listwright/domain/counting"
import { useState } from "react"
import { useDraft } from "../../draft/useDraft.ts"
import { remainingSwitchedOffChoices } from "./switchedOffChoices.ts"

/** The choices switched off for trying the list without them. */
export interface SwitchedOffChoices {
  /** The switched-off choices; empty if there's no trial. */
  readonly off: ReadonlyArray<Relaxation>
  readonly toggle: (relaxation: Relaxation) => void
  readonly clear: () => void
}

const nothing: ReadonlyArray<Relaxation> = []

export const useSwitchedOffChoices = (): SwitchedOffChoices => {
  const { definition } = useDraft().draft
  const [chosen, setOff] = useState(nothing)
  const off = chosen.length === 0 ? nothing : remainingSwitchedOffChoices(chosen, definition)
  return {
    off,
    toggle: (relaxation) => {
      const key = relaxationKey(relaxation)
      const others = off.filter((other) => relaxationKey(other) !== key)
      setOff(others.length === off.length ? [...off, relaxation] : others)
    },
    clear: () => setOff(nothing),
  }
}
