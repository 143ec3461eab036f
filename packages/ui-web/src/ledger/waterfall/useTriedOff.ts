import { type Relaxation, relaxationKey } from "@listwright/domain/counting"
import { useState } from "react"
import { useDraft } from "../../draft/useDraft.ts"
import { stillThere } from "./withoutStep.ts"

/** The choices switched off for trying the list without them. */
export interface TriedOff {
  /** The switched-off choices; empty if there's no trial. */
  readonly off: ReadonlyArray<Relaxation>
  readonly toggle: (relaxation: Relaxation) => void
  readonly clear: () => void
}

const nothing: ReadonlyArray<Relaxation> = []

export const useTriedOff = (): TriedOff => {
  const { definition } = useDraft().draft
  const [chosen, setOff] = useState(nothing)
  const off = chosen.length === 0 ? nothing : stillThere(chosen, definition)
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
