import { afterAudience } from "@listwright/domain/audience"
import { hasDemographicAndPhoneOptions } from "@listwright/domain/catalogue"
import {
  canGoNext,
  geoCounts,
  geoTypeOfAreas,
  hasTargetGeography,
  nextLabel,
} from "@listwright/domain/geography"
import { afterGeography, type MissingForCount, missingForCount, missingText } from "@listwright/domain/order"
import { chosenReading, joinTexts, nextLabelReading, notice } from "@listwright/domain/shared"
import { useLocation, useNavigate } from "react-router"
import { useApp } from "../app/App.ts"
import { useSession } from "../app/session.ts"
import { useCounting } from "../counting/useCounting.ts"
import { useNotify } from "../design/notifications.tsx"
import { useDraft } from "../draft/useDraft.ts"
import { useAddAreas } from "../areas/AddAreas.tsx"
import { areaScreenOf } from "../areas/areaScreens.ts"
import { firstMissing, missingAddress } from "./missingAddress.ts"
import { useMissingChoices } from "./MissingChoices.tsx"
import { useAddTyped } from "./useAddTyped.ts"

export interface NextStep {
  readonly label: ReturnType<typeof nextLabel> | typeof GET_COUNT
  readonly isEnabled: boolean
  readonly isPending: boolean
  readonly perform: () => void
}

/** What leads on from the order overview. spec: order-builder §2.5 */
const GET_COUNT = "Get Count"

/**
 * The way on from the two steps in which a list is chosen: one intent with one label, whichever button it has.
 * spec: order-builder §2.3, §2.4, §4; decisions (Labels of the way on)
 */
export const useNextStep = (): NextStep => {
  const { drafts } = useApp()
  const { draft } = useDraft()
  const { site } = useSession()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const notify = useNotify("audience")
  const adding = useAddAreas()
  const addTyped = useAddTyped()
  const counting = useCounting()
  const { mark } = useMissingChoices()
  const { definition, choices, listType } = draft
  const [step, tab] = pathname.split("/").slice(3)
  const isAudience = step === "demo"
  const isOverview = step === undefined
  const screen = areaScreenOf(tab)
  const geoType = geoTypeOfAreas(definition.areas)
  const label = nextLabel(
    {
      step: isAudience ? "audience" : "geography",
      hasDemographicAndPhoneOptions: hasDemographicAndPhoneOptions(listType),
      geographyChosen: hasTargetGeography(definition, geoType),
    },
    chosenReading(nextLabelReading, site.readings),
  )
  /** Says what is missing, marks it on its page and in the ledger, and leads to the first of it. */
  const warn = (missing: ReadonlyArray<MissingForCount>) => {
    const first = firstMissing(missing)
    if (first === undefined) return
    notify(notice("warning", "", joinTexts(missing.map(missingText))))
    mark()
    const to = missingAddress(listType, first)
    void navigate(to, { replace: to.startsWith(`${pathname}#`) })
  }

  /** Adds what is typed first; continues only when nothing had to be said. [ob4-next-add] */
  const leaveGeography = async () => {
    if (!(await addTyped())) return
    const { areas, ...rest } = drafts.state()?.draft.definition ?? definition
    const after = afterGeography({ areas, ...rest }, geoTypeOfAreas(areas), label)
    switch (after._tag) {
      case "Submit":
        return counting.start()
      case "ChooseAudience":
        adding.clearAlerts()
        return after.warnings.length > 0
          ? warn(missingForCount({ areas, ...rest }, geoTypeOfAreas(areas)))
          : void navigate(`/order/${listType}/demo`)
    }
  }
  const leaveAudience = () => {
    const after = afterAudience(definition, geoType)
    switch (after._tag) {
      case "Warn":
        return warn(after.warnings)
      case "Submit":
        return counting.start()
      case "ChooseGeography":
        void navigate(`/order/${listType}/geo`)
    }
  }

  const leaveOverview = () => {
    const missing = missingForCount(definition, geoType)
    if (missing.length > 0) warn(missing)
    else counting.start()
  }

  return {
    label: isOverview ? GET_COUNT : label,
    isEnabled:
      isOverview ||
      // Saved counts need two wherever the step is left.
      (isAudience && geoType !== "multiCount") ||
      canGoNext({
        tab: screen,
        ...geoCounts(definition.areas),
        geoType,
        step: choices.step,
      }),
    isPending: adding.busy !== null || counting.isRunning,
    perform: () => (isOverview ? leaveOverview() : isAudience ? leaveAudience() : void leaveGeography()),
  }
}
