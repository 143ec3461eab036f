import { useMediaQuery } from "../design/useMediaQuery.ts"

/**
 * The portal pages with a side navigation; the builder uses that space for its steps, and comparisons need the full
 * width.
 */
const WITH_SIDE = /^\/(example|slc|orderhistory|reward|videos|digital\w+)?\/?$/i

/** Returns whether a page has a side navigation. In a narrower window, its pages are in the menu. */
export const useHasSideNavigation = (pathname: string): boolean =>
  useMediaQuery("(width >= 1200px)") && WITH_SIDE.test(pathname)
