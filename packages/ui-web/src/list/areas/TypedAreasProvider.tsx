import { findListType } from "@listwright/domain/catalog"
import type { DraftId } from "@listwright/domain/shared"
import { createContext, type ReactNode, use, useEffect, useState } from "react"
import { rememberedTypedAreas, rememberTypedAreas } from "./rememberedTypedAreas.ts"
import { EMPTY_TYPED_AREAS, type TypedAreas } from "./TypedAreas.ts"

export interface TypedAreasEditor {
  readonly typed: TypedAreas
  readonly edit: (change: Partial<TypedAreas>) => void
}

const TypedAreasContext = createContext<TypedAreasEditor | null>(null)

export interface TypedAreasProviderProps {
  /** The draft to which the entries belong. */
  readonly draftId: DraftId
  readonly listType: number
  readonly children: ReactNode
}

/** Resets the paste type to the source's first type if the source doesn't accept the current type. */
const ofSource = (typed: TypedAreas, listType: number): TypedAreas => {
  const taken = findListType(listType)?.pasteTypes ?? []
  const [first = typed.pasteType] = taken
  return taken.includes(typed.pasteType) ? typed : { ...typed, pasteType: first }
}

export function TypedAreasProvider({ draftId, listType, children }: TypedAreasProviderProps) {
  const [held, setTyped] = useState(() => rememberedTypedAreas(draftId) ?? EMPTY_TYPED_AREAS)
  useEffect(() => rememberTypedAreas(draftId, held === EMPTY_TYPED_AREAS ? null : held), [draftId, held])
  const typed = ofSource(held, listType)
  const edit = (change: Partial<TypedAreas>) => setTyped((before) => ({ ...before, ...change }))
  return <TypedAreasContext value={{ typed, edit }}>{children}</TypedAreasContext>
}

export const useTypedAreas = (): TypedAreasEditor => {
  const typed = use(TypedAreasContext)
  if (typed === null) throw new Error("useTypedAreas needs a TypedAreasProvider")
  return typed
}
