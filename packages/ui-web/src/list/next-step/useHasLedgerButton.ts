import { hasGeography } from "@listwright/domain/geography"
import { useLocation } from "react-router"
import { useDraft } from "../draft/useDraft.ts"

/** Returns whether the ledger has the filled button. Before an area is chosen, the step's page has it instead. */
export const useHasLedgerButton = (): boolean => {
  const { definition } = useDraft().draft
  const { pathname } = useLocation()
  return hasGeography(definition) || pathname.includes("/demo/")
}
