import { createContext, use } from "react"
import { TypedAreasProvider, type TypedAreasProviderProps } from "./TypedAreasProvider.tsx"
import { type AddAreas, type OnExpected, useAddingAreas } from "./useAddingAreas.ts"

const AddAreasContext = createContext<AddAreas | null>(null)

export interface AddAreasProviderProps extends TypedAreasProviderProps {
  readonly onExpected: OnExpected
}

/**
 * Wraps the steps of one draft: preserves typed areas that aren't added yet, and adds them however the user continues.
 */
export function AddAreasProvider({ draftId, listType, onExpected, children }: AddAreasProviderProps) {
  return (
    <TypedAreasProvider draftId={draftId} listType={listType}>
      <Adding onExpected={onExpected}>{children}</Adding>
    </TypedAreasProvider>
  )
}

function Adding({ onExpected, children }: Omit<AddAreasProviderProps, "draftId" | "listType">) {
  return <AddAreasContext value={useAddingAreas(onExpected)}>{children}</AddAreasContext>
}

export const useAddAreas = (): AddAreas => {
  const adding = use(AddAreasContext)
  if (adding === null) throw new Error("useAddAreas needs an AddAreasProvider")
  return adding
}
