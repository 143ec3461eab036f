import type { Days } from "./Days.ts"

/** What a date suppression looks at of a prior order, a saved count or a file. */
export interface Suppressible {
  readonly accountId: number
  readonly listType: number
  /** ISO day in the site's time zone on which it was submitted, saved or uploaded. */
  readonly day: string
}

/**
 * Whether a date suppression takes something in: both ends of the days are included, and it must be of the same account
 * and list type. spec: decisions, Counting (Date suppression)
 */
export const isSuppressedByDays = (
  prior: Suppressible,
  of: { readonly accountId: number; readonly listType: number },
  { start, end }: Days,
): boolean =>
  prior.accountId === of.accountId && prior.listType === of.listType && prior.day >= start && prior.day <= end
