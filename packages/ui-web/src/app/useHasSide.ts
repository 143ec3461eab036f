import { useMedia } from "../design/useMedia.ts"

/** The portal pages with a side navigation; the builder shows its steps there, and comparisons need the full width. */
const WITH_SIDE = /^\/(example|slc|orderhistory|reward|videos|digital\w+)?\/?$/i

/** Tells whether the side navigation is shown beside a page. On a narrower window, its pages are in the menu. */
export const useHasSide = (pathname: string): boolean =>
  useMedia("(width >= 1200px)") && WITH_SIDE.test(pathname)
