import { createContext, use } from "react"
import { TypedAreasProvider, type TypedAreasProviderProps } from "./TypedAreasProvider.tsx"
import { type AreaAdder, type ExpectedListHandler, useCreateAreaAdder } from "./useCreateAreaAdder.ts"

const AddAreasContext = createContext<AreaAdder | null>(null)

export interface AreaAdderProviderProps extends TypedAreasProviderProps {
  readonly onExpected: ExpectedListHandler
}

/**
 * Wraps the steps of one draft: preserves typed areas that aren't added yet, and adds them however the user continues.
 */
export function AreaAdderProvider({ draftId, listType, onExpected, children }: AreaAdderProviderProps) {
  return (
    <TypedAreasProvider draftId={draftId} listType={listType}>
      <Adding onExpected={onExpected}>{children}</Adding>
    </TypedAreasProvider>
  )
}

function Adding({ onExpected, children }: Omit<AreaAdderProviderProps, "draftId" | "listType">) {
  return <AddAreasContext value={useCreateAreaAdder(onExpected)}>{children}</AddAreasContext>
}

export const useAreaAdder = (): AreaAdder => {
  const adding = use(AddAreasContext)
  if (adding === null) throw new Error("useAddAreas needs an AddAreasProvider")
  return adding
}
