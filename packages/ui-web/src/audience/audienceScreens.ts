import type { AudienceTab } from "@listwright/domain/catalogue"
import type { ComponentType } from "react"

/** A tab of the audience step that has a screen. */
interface AudienceScreenRow {
  /** In the list of tabs. */
  readonly title: string
  /** In the browser's tab. */
  readonly pageTitle: string
  readonly load: () => Promise<ComponentType>
}

/** The screens in the order of the tabs: a new one is a row here and its component. spec: order-builder §2.4 (tabs) */
export const AUDIENCE_SCREENS = {
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
    title: "Interests and purchasing",
    pageTitle: "Interests and purchasing",
    load: async () => (await import("./lifestyles/InterestsPage.tsx")).InterestsPage,
  },
  suppression: {
    title: "Suppressions",
    pageTitle: "Suppressions",
    load: async () => (await import("../suppression/SuppressionPage.tsx")).SuppressionPage,
  },
  multiCount: {
    title: "Saved Lists",
    pageTitle: "Combine saved lists",
    load: async () => (await import("../saved-lists/MultiCountPage.tsx")).MultiCountPage,
  },
} as const satisfies Readonly<Partial<Record<AudienceTab, AudienceScreenRow>>>

export type AudienceScreen = keyof typeof AUDIENCE_SCREENS

const isScreen = (tab: string): tab is AudienceScreen => Object.hasOwn(AUDIENCE_SCREENS, tab)

export const ALL_AUDIENCE_SCREENS: ReadonlyArray<AudienceScreen> =
  Object.keys(AUDIENCE_SCREENS).filter(isScreen)

/** The screens of a source, by its tabs, in their order. */
export const audienceScreens = (tabs: ReadonlyArray<AudienceTab>): ReadonlyArray<AudienceScreen> =>
  ALL_AUDIENCE_SCREENS.filter((screen) => tabs.includes(screen))
