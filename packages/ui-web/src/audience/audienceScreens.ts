import { listTypeOf } from "@listwright/domain/catalogue"

/** Audience tabs that have a screen. */
const SCREENS = ["demoDemographics", "suppression"] as const
export type AudienceScreen = (typeof SCREENS)[number]

/** spec: order-builder §2.4 (tabs) */
export const AUDIENCE_SCREEN_TITLES: Readonly<Record<AudienceScreen, string>> = {
  demoDemographics: "Demographics",
  suppression: "Suppressions",
}

/** The screens of a source, in their order. */
export const audienceScreens = (listType: number): ReadonlyArray<AudienceScreen> => {
  const tabs = listTypeOf(listType)?.audienceTabs ?? []
  return SCREENS.filter((screen) => tabs.includes(screen))
}
