/** As much of a picture's hash as its address has. */
const SHOWN = 16

/** The address of a user's picture, by the hash of it; '' where there is none. */
export const userImage = (hash: string | null): string =>
  hash === null ? "" : `/Common/UserImg.ashx?v=${hash.slice(0, SHOWN)}`
