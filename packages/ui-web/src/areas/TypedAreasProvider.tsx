import { listTypeOf } from "@listwright/domain/catalogue"
import type { DraftId } from "@listwright/domain/shared"
import { createContext, type ReactNode, use, useEffect, useState } from "react"
import { rememberedTyped, rememberTyped } from "./rememberedTyped.ts"
import { NOTHING_TYPED, type TypedAreas } from "./TypedAreas.ts"

export interface EditTypedAreas {
  readonly typed: TypedAreas
  readonly edit: (change: Partial<TypedAreas>) => void
}

const TypedAreasContext = createContext<EditTypedAreas | null>(null)

export interface TypedAreasProviderProps {
  /** The draft to which the entries belong. */
  readonly draftId: DraftId
  readonly listType: number
  readonly children: ReactNode
}

/** Resets the paste type to the source's first type if the source doesn't accept the current type. */
const ofSource = (typed: TypedAreas, listType: number): TypedAreas => {
  const taken = listTypeOf(listType)?.pasteTypes ?? []
  const [first = typed.pasteType] = taken
  return taken.includes(typed.pasteType) ? typed : { ...typed, pasteType: first }
}

export function TypedAreasProvider({ draftId, listType, children }: TypedAreasProviderProps) {
  const [held, setTyped] = useState(() => rememberedTyped(draftId) ?? NOTHING_TYPED)
  useEffect(() => rememberTyped(draftId, held === NOTHING_TYPED ? null : held), [draftId, held])
  const typed = ofSource(held, listType)
  const edit = (change: Partial<TypedAreas>) => setTyped((before) => ({ ...before, ...change }))
  return <TypedAreasContext value={{ typed, edit }}>{children}</TypedAreasContext>
}

export const useTypedAreas = (): EditTypedAreas => {
  const typed = use(TypedAreasContext)
  if (typed === null) throw new Error("useTypedAreas needs a TypedAreasProvider")
  return typed
}
