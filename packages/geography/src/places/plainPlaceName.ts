const SHORT: Readonly<Record<string, string>> = { st: "saint", ste: "sainte", ft: "fort", mt: "mount" }

/** A name as it is compared: 'St. Louis' and 'SAINT  LOUIS' are 'saint louis'. */
export const plainPlaceName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/['’.]/g, "")
    .split(/[\s-]+/)
    .filter((word) => word !== "")
    .map((word) => SHORT[word] ?? word)
    .join(" ")
