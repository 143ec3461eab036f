import { hasGeography } from "@listwright/domain/geography"
import { useLocation } from "react-router"
import { useDraft } from "../draft/useDraft.ts"

/** Whether the filled button is the ledger's: before an area is chosen, the step's own page leads on. */
export const useLedgerLeads = (): boolean => {
  const { definition } = useDraft().draft
  const { pathname } = useLocation()
  return hasGeography(definition) || pathname.includes("/demo/")
}
