import type { SiteConfiguration } from "../../account/SiteConfiguration.ts"
import { sourceTraits } from "../../catalog/listTypes.ts"
import type { OrderLayout } from "../flow/OrderRoute.ts"

/** A box on the summary. */
export type SummaryBoxName =
  | "orderInformation"
  | "media"
  | "targetArea"
  | "audience"
  | "orderTotal"
  | "payment"
  | "agreement"

/** A button on the summary. */
export type SummaryButton =
  | "Continue to Payment"
  | "Back"
  | "Place Order"
  | "Save List"
  | "Save Count"
  | "Send Quote"

/** The parts of the summary. */
export interface SummaryLayout {
  readonly boxes: ReadonlyArray<SummaryBoxName>
  readonly buttons: ReadonlyArray<SummaryButton>
  /** True if there's a link to a sample of the output. */
  readonly hasSampleLink: boolean
}

/**
 * Returns the summary's boxes and buttons. The media type is shown for list type 270 only, and Send Quote only if
 * quotes are enabled [ob6-placing-flags].
 */
export const summaryLayout = (
  layout: OrderLayout,
  listType: number,
  site: Pick<SiteConfiguration, "offersQuotes">,
): SummaryLayout => {
  const media: ReadonlyArray<SummaryBoxName> = sourceTraits(listType).usesMedia ? ["media"] : []
  const quote: ReadonlyArray<SummaryButton> = site.offersQuotes ? ["Send Quote"] : []
  switch (layout) {
    case 1:
      return {
        boxes: ["orderInformation", "targetArea", "audience", ...media, "orderTotal"],
        buttons: ["Continue to Payment", "Back", "Save List", ...quote],
        hasSampleLink: false,
      }
    case 2:
      return {
        boxes: ["orderInformation", ...media, "targetArea", "audience", "payment", "agreement"],
        buttons: ["Back", "Place Order", "Save Count", ...quote],
        hasSampleLink: true,
      }
  }
}
