import { createContext, type ReactNode, use } from "react"
import { TypedAreasProvider, type TypedAreasProviderProps } from "./TypedAreas.tsx"
import { type AddAreas, useAddingAreas } from "./useAddingAreas.ts"

const AddAreasContext = createContext<AddAreas | null>(null)

/** Around the steps of one draft: what was typed and not added yet, and adding it, from wherever the way leads on. */
export function AddAreasProvider({ draftId, children }: TypedAreasProviderProps) {
  return (
    <TypedAreasProvider draftId={draftId}>
      <Adding>{children}</Adding>
    </TypedAreasProvider>
  )
}

function Adding({ children }: { readonly children: ReactNode }) {
  return <AddAreasContext value={useAddingAreas()}>{children}</AddAreasContext>
}

export const useAddAreas = (): AddAreas => {
  const adding = use(AddAreasContext)
  if (adding === null) throw new Error("useAddAreas needs an AddAreasProvider")
  return adding
}
