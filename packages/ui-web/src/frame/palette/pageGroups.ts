import type { KnownAudienceOptions } from "../../builder/audience/KnownAudienceOptions.ts"
import { type Draft, draftName } from "@listwright/domain/drafts"
import type { NamedGroup } from "@listwright/domain/shared"
import type { Session } from "../../app/Sessions.ts"
import { LANDING_PAGE, menuPages, personalPages } from "../page/sitePages.ts"
import { offeredSources, sourceName } from "../../app/offeredSources.ts"
import { orderSteps } from "../../builder/steps/steps.ts"
import { stepTabs } from "../../builder/steps/stepTabs.ts"
import { pageEntry } from "./paletteEntries.ts"
import type { PageEntry } from "./Entry.ts"

/** Returns the steps that can be opened, each with its tabs. */
const pagesOfList = (
  draft: Draft,
  { site }: Session,
  offer: KnownAudienceOptions,
): ReadonlyArray<PageEntry> => {
  const tabs = stepTabs(draft, site, offer)
  return orderSteps(draft)
    .filter(({ isOpen }) => isOpen)
    .flatMap(({ id, title }) => [
      pageEntry({ title, to: `/order/${draft.listType}/${id}` }),
      ...tabs[id].map(({ title: tab, to }) => pageEntry({ title: tab, to, detail: title })),
    ])
}

/**
 * Returns the pages available to the user, grouped by whether they belong to the list being built, the site, or new
 * lists.
 */
export const pageGroups = (
  session: Session,
  draft: Draft | null,
  offer: KnownAudienceOptions,
): ReadonlyArray<NamedGroup<PageEntry>> => [
  ...(draft === null
    ? []
    : [{ kind: draftName(draft) || "This list", items: pagesOfList(draft, session, offer) }]),
  {
    kind: "Pages",
    items: [LANDING_PAGE, ...menuPages(session), ...personalPages(session)].map(({ alsoCalled, ...page }) =>
      pageEntry(page, alsoCalled),
    ),
  },
  {
    kind: "Build a list",
    items: offeredSources(session).map(({ listType }) => ({
      ...pageEntry({ title: sourceName(listType, session), to: `/order/${listType}/geo` }),
      startsList: listType,
    })),
  },
]
