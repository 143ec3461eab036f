/** Returns whether the page is shown inside another page, which provides the header and the footer. */
export const isFramed = (): boolean => window.self !== window.top
