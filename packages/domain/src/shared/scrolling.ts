/** Shows the go-to-top button beyond this many pixels [p9-scrolling]. */
export const GO_TO_TOP_BEYOND_PX = 300

/** The page is at its top so long after the press [p9-scrolling]. */
export const SCROLL_TO_TOP_DELAY_MS = 500

/** Exactly at the threshold the button does not show yet [p9-scrolling]. */
export const goToTopShows = (scrolledPx: number): boolean => scrolledPx > GO_TO_TOP_BEYOND_PX
