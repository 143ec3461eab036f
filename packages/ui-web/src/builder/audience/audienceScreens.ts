import type { AudienceTab } from "@listwright/domain/catalog"
import type { ComponentType } from "react"

/** The screen of an audience tab. */
interface AudienceScreen {
  /** The title in the tab list. */
  readonly title: string
  /** The browser tab's title. */
  readonly pageTitle: string
  readonly load: () => Promise<ComponentType>
}

export const AUDIENCE_SCREENS: Readonly<Record<AudienceTab, AudienceScreen>> = {
  businessType: {
    title: "Business Types",
    pageTitle: "Build your target audience",
    load: async () => (await import("./industries/BusinessTypePage.tsx")).BusinessTypePage,
  },
  businessQuickPicks: {
    title: "Business Quick Picks",
    pageTitle: "Business quick picks",
    load: async () => (await import("./quick-picks/BusinessQuickPicksPage.tsx")).BusinessQuickPicksPage,
  },
  quickPicks: {
    title: "Quick Picks",
    pageTitle: "Quick picks",
    load: async () => (await import("./quick-picks/QuickPicksPage.tsx")).QuickPicksPage,
  },
  search: {
    title: "Search",
    pageTitle: "Build your target audience",
    load: async () => (await import("./search/SearchPage.tsx")).SearchPage,
  },
  residentOccupantList: {
    title: "Addresses",
    pageTitle: "Build your target audience",
    load: async () => (await import("./occupants/ResidentOccupantPage.tsx")).ResidentOccupantPage,
  },
  demoDemographics: {
    title: "Demographics",
    pageTitle: "Build your target audience",
    load: async () => (await import("./DemographicsPage.tsx")).DemographicsPage,
  },
  audiencePropensities: {
    title: "Propensities",
    pageTitle: "Propensities",
    load: async () => (await import("./propensities/PropensitiesPage.tsx")).PropensitiesPage,
  },
  intrestsPurchasing: {
    title: "Interests",
    pageTitle: "Interests and purchasing",
    load: async () => (await import("./lifestyles/InterestsPage.tsx")).InterestsPage,
  },
  suppression: {
    title: "Suppressions",
    pageTitle: "Suppressions",
    load: async () => (await import("../../list/suppression/SuppressionPage.tsx")).SuppressionPage,
  },
  multiCount: {
    title: "Saved Lists",
    pageTitle: "Combine saved lists",
    load: async () => (await import("../../portal/saved-lists/MultiCountPage.tsx")).MultiCountPage,
  },
}
