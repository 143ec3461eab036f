/** The number of digits of a picture's hash in its URL. */
const SHOWN = 16

/** Returns the URL of a user's picture by its hash; '' if there is no picture. */
export const userImage = (hash: string | null): string =>
  hash === null ? "" : `/Common/UserImg.ashx?v=${hash.slice(0, SHOWN)}`
