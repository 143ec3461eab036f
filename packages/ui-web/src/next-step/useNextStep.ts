import { afterAudience } from "@listwright/domain/audience"
import { hasDemographicAndPhoneOptions } from "@listwright/domain/catalogue"
import {
  canGoNext,
  geoCounts,
  geoTypeOfAreas,
  goesOnAfterAdding,
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
import { typedSections } from "../areas/areaSections.ts"
import { areaScreenOf } from "../areas/areaScreens.ts"
import { openedSection, sectionsOnPage, tabOfSection } from "../areas/sections.ts"
import { useTypedAreas } from "../areas/TypedAreas.tsx"
import { useTabAddress } from "../areas/useTabAddress.ts"
import { firstMissing, missingAddress } from "./missingAddress.ts"
import { useMissingChoices } from "./MissingChoices.tsx"

export interface NextStep {
  readonly label: ReturnType<typeof nextLabel>
  readonly isEnabled: boolean
  readonly isPending: boolean
  readonly perform: () => void
}

/**
 * The way on from the two steps in which a list is chosen: one intent with one label, whichever button it has.
 * spec: order-builder §2.3, §2.4, §4; decisions (Labels of the way on)
 */
export const useNextStep = (): NextStep => {
  const { drafts } = useApp()
  const { draft } = useDraft()
  const { site } = useSession()
  const { typed } = useTypedAreas()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const notify = useNotify("audience")
  const adding = useAddAreas()
  const addressOf = useTabAddress()
  const counting = useCounting()
  const { mark } = useMissingChoices()
  const { definition, choices, listType } = draft
  const [step, tab] = pathname.split("/").slice(3)
  const isAudience = step === "demo"
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
    // What another page holds is of another kind, and would take the place of what this page adds.
    const onPage = sectionsOnPage(screen)
    const open = typedSections(typed).filter((section) => onPage.includes(section))
    const opened = openedSection(screen)
    const sections = open.length === 0 && definition.areas.length === 0 && opened !== null ? [opened] : open
    for (const each of sections) {
      if (!goesOnAfterAdding("next", await adding.add(each, "next"))) {
        // The section that has something to say must be seen.
        const seen = tabOfSection(each)
        if (seen !== screen) void navigate(addressOf(seen))
        return
      }
    }
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

  return {
    label,
    isEnabled:
      // Saved counts need two wherever the step is left.
      (isAudience && geoType !== "multiCount") ||
      canGoNext({
        tab: screen,
        ...geoCounts(definition.areas),
        geoType,
        step: choices.step,
      }),
    isPending: adding.busy !== null || counting.isRunning,
    perform: () => (isAudience ? leaveAudience() : void leaveGeography()),
  }
}
