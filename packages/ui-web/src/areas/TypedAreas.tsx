import { listTypeOf, type PasteType } from "@listwright/domain/catalogue"
import type { Granularity } from "@listwright/domain/definition"
import { SCF_BOXES, ZIP_BOXES } from "@listwright/domain/geography"
import type { DraftId } from "@listwright/domain/shared"
import { createContext, type ReactNode, use, useEffect, useState } from "react"
import { NO_ADDRESS, type TypedAddress } from "./TypedAddress.ts"
import { rememberedTyped, rememberTyped } from "./rememberedTyped.ts"

/** The entries in the fields that weren't added yet. They survive leaving the page and reloading it. */
export interface TypedAreas {
  readonly boxes: ReadonlyArray<string>
  readonly paste: string
  readonly pasteType: PasteType
  /** The text that the last Add left in `paste` because it didn't become areas of the chosen kind. */
  readonly pasteLeft: string
  readonly from: string
  readonly to: string
  /** The corners of a shape: lines, or GeoJSON. */
  readonly shape: string
  readonly shapeName: string
  readonly shapeGranularity: Granularity
  readonly scfBoxes: ReadonlyArray<string>
  readonly scfFrom: string
  readonly scfTo: string
  readonly radius: TypedAddress
  readonly closest: TypedAddress
}

export const NOTHING_TYPED: TypedAreas = {
  boxes: Array.from({ length: ZIP_BOXES }, () => ""),
  paste: "",
  pasteType: "zip",
  pasteLeft: "",
  from: "",
  to: "",
  shape: "",
  shapeName: "",
  shapeGranularity: "standard",
  scfBoxes: Array.from({ length: SCF_BOXES }, () => ""),
  scfFrom: "",
  scfTo: "",
  radius: NO_ADDRESS,
  closest: NO_ADDRESS,
}

export interface EditTypedAreas {
  readonly typed: TypedAreas
  readonly edit: (change: Partial<TypedAreas>) => void
}

const TypedAreasContext = createContext<EditTypedAreas | null>(null)

export interface TypedAreasProviderProps {
  /** The draft that the entries are for. */
  readonly draftId: DraftId
  readonly listType: number
  readonly children: ReactNode
}

/** With codes of a kind that the source takes. */
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
