const PREFIX = "listwright-tab-"

/** The two steps that have tabs. */
export type TabbedStep = "geo" | "demo"

const key = (listType: number, step: TabbedStep): string => `${PREFIX}${listType}-${step}`

/** Returns a step's tab that was last used in this browser tab; null if there isn't one yet. */
export const rememberedTab = (listType: number, step: TabbedStep): string | null =>
  sessionStorage.getItem(key(listType, step))

export const rememberTab = (listType: number, step: TabbedStep, tab: string): void =>
  sessionStorage.setItem(key(listType, step), tab)
