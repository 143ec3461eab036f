import { inferGeoType } from "@listwright/domain/geography"
import { type CountRequirement, missingCountRequirements } from "@listwright/domain/order"
import { createContext, type ReactNode, use, useState } from "react"
import { useDraft } from "../draft/useDraft.ts"

export interface MissingChoices {
  /** The choices missing for the requested count; empty before the user requests it, and once nothing is missing. */
  readonly missing: ReadonlyArray<CountRequirement>
  /** Marks the missing choices until they're made; called when the user requests the count. */
  readonly mark: () => void
}

const nothing: ReadonlyArray<CountRequirement> = []
const MissingContext = createContext<MissingChoices>({ missing: nothing, mark: () => {} })

/** Wraps a draft's steps and provides the missing choices. */
export function MissingChoicesProvider({ children }: { readonly children: ReactNode }) {
  const { definition } = useDraft().draft
  const [isMarked, setIsMarked] = useState(false)
  const missing = isMarked ? missingCountRequirements(definition, inferGeoType(definition.areas)) : nothing
  if (isMarked && missing.length === 0) setIsMarked(false)
  return <MissingContext value={{ missing, mark: () => setIsMarked(true) }}>{children}</MissingContext>
}

export const useMissingChoices = (): MissingChoices => use(MissingContext)
