/** The number of digits of a picture's hash in its address. */
const SHOWN = 16

/** Returns the address of a user's picture by its hash; '' without a picture. */
export const userImage = (hash: string | null): string =>
  hash === null ? "" : `/Common/UserImg.ashx?v=${hash.slice(0, SHOWN)}`
