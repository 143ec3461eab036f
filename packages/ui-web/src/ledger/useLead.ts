import {
  audienceStepOf,
  geoTypeOfAreas,
  getCountWarnings,
  joinTexts,
  nextStepWarnings,
  notice,
} from "@listwright/domain"
import { useLocation, useNavigate } from "react-router"
import { useCounting } from "../counting/useCounting.ts"
import { useNotify } from "../design/notifications.tsx"
import { useDraft } from "../draft/useDraft.ts"

export interface Lead {
  readonly label: string
  readonly perform: () => void
  /** Whether the amount belongs to it: it leads to the order, not to another choice. */
  readonly hasAmount: boolean
}

/** The one thing that leads on from where the order stands. null: nothing does before something is chosen. */
export const useLead = (): Lead | null => {
  const { draft } = useDraft()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const notify = useNotify()
  const counting = useCounting()
  const { definition, choices, listType } = draft
  const isOnAudience = pathname.includes("/demo/")
  const isAudienceDefined = nextStepWarnings(audienceStepOf(definition)).length === 0
  const hasAreas = definition.areas.some((area) => !area.excluded)

  if (!hasAreas) {
    return isOnAudience
      ? { label: "Select Area", perform: () => void navigate(`/order/${listType}/geo`), hasAmount: false }
      : null
  }
  if (choices.step === "summary") {
    return {
      label: "Review and order",
      perform: () => void navigate(`/order/${listType}/summary`),
      hasAmount: true,
    }
  }
  if (!isAudienceDefined && !isOnAudience) {
    return {
      label: "Select Audience",
      perform: () => void navigate(`/order/${listType}/demo`),
      hasAmount: false,
    }
  }
  const getCount = () => {
    const warnings = getCountWarnings(definition, geoTypeOfAreas(definition.areas))
    if (warnings.length === 0) counting.start()
    else notify(notice("warning", "", joinTexts(warnings)))
  }
  return { label: "Get Count", perform: getCount, hasAmount: true }
}
