/** Returns the ISO date on the user's clock. */
export const localIsoDate = (now: Date): string =>
  [
    String(now.getFullYear()).padStart(4, "0"),
    String(now.getMonth() + 1).padStart(2, "0"),
    String(now.getDate()).padStart(2, "0"),
  ].join("-")
