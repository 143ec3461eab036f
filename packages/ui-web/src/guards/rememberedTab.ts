const PREFIX = "listwright-tab-"

/** The two steps that have tabs. */
export type TabbedStep = "geo" | "demo"

const key = (listType: number, step: TabbedStep): string => `${PREFIX}${listType}-${step}`

/** The tab of a step that was used last on this browser tab; null: none yet. */
export const rememberedTab = (listType: number, step: TabbedStep): string | null =>
  sessionStorage.getItem(key(listType, step))

export const rememberTab = (listType: number, step: TabbedStep, tab: string): void =>
  sessionStorage.setItem(key(listType, step), tab)
