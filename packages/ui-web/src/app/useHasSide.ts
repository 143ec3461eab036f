import { useMedia } from "../design/useMedia.ts"

/** The portal's own pages; the builder has its steps at the side, and comparisons need the whole width. */
const WITH_SIDE = /^\/(example|slc|orderhistory|reward|videos|digital\w+)?\/?$/i

/** Tells whether the side navigation is shown beside a page. On a narrower window, its pages are in the menu. */
export const useHasSide = (pathname: string): boolean =>
  useMedia("(width >= 1200px)") && WITH_SIDE.test(pathname)
