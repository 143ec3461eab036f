import { findListType } from "../catalog/listTypes.ts"
import { isTabShown } from "../catalog/siteSources.ts"
import type { SiteConfiguration } from "../account/SiteConfiguration.ts"
import type { SuppressionChoices } from "./SuppressionForm.ts"
import { suppressionName } from "./Notices.ts"
import { SUPPRESSION_KINDS, type SuppressionKind } from "./SuppressionListItem.ts"

/**
 * Returns whether a site hides a kind of suppression that the source has. Prior orders are never hidden: ordering more
 * and repeating a list suppress them without the tab.
 */
export const isSuppressionHidden = (
  listType: number,
  kind: SuppressionKind,
  site: Pick<SiteConfiguration, "sources">,
): boolean =>
  kind !== "orders" &&
  findListType(listType)?.audienceTabs.includes("suppression") === true &&
  !isTabShown(listType, "suppression", site)

/** Finds the first kind of suppression that a list uses although the site hides it; null if there isn't one. */
export const findHiddenSuppression = (
  listType: number,
  suppressions: SuppressionChoices,
  site: Pick<SiteConfiguration, "sources">,
): SuppressionKind | null =>
  SUPPRESSION_KINDS.find(
    (kind) => suppressions[kind].mode !== "off" && isSuppressionHidden(listType, kind, site),
  ) ?? null

/** Returns the message for a kind of suppression that a site hides. The wording is ours. */
export const hiddenSuppressionText = (listType: number, kind: SuppressionKind): string =>
  `This site doesn't offer suppression by ${suppressionName(kind)} for list type ${listType}. Start the list over without them.`
