/** The scroll distance in pixels beyond which the go-to-top button appears [p9-scrolling]. */
export const GO_TO_TOP_THRESHOLD_PX = 300

/** The time in milliseconds from the click until the page is scrolled to the top [p9-scrolling]. */
export const SCROLL_TO_TOP_DELAY_MS = 500

/** Returns whether the go-to-top button is shown; at exactly the threshold, it isn't yet [p9-scrolling]. */
export const isGoToTopVisible = (scrolledPx: number): boolean => scrolledPx > GO_TO_TOP_THRESHOLD_PX
