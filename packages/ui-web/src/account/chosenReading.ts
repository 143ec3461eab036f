import type { Reading, SiteConfiguration } from "@listwright/domain"

/** The reading that the site has chosen, else the one that a site starts with. */
export const chosenReading = <Option extends string | number>(
  reading: Reading<Option>,
  site: Pick<SiteConfiguration, "readings">,
): Option => reading.options.find((option) => String(option) === site.readings[reading.id]) ?? reading.default
