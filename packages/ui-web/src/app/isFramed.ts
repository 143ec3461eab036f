/** Whether the page is shown within another one, which has the header and the footer. */
export const isFramed = (): boolean => window.self !== window.top
