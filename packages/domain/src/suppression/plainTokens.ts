/**
 * The words of a text in capitals, without accents and signs: letters A to Z and digits. Digits keep their order, and no
 * sign becomes one.
 */
export const plainTokens = (text: string): ReadonlyArray<string> =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((token) => token !== "")
