/** The first letters of each province's postal codes. */
export const POSTAL_LETTERS: Readonly<Record<string, string>> = {
  AB: "T",
  BC: "V",
  MB: "R",
  NB: "E",
  NL: "A",
  NS: "B",
  NT: "X",
  NU: "X",
  ON: "KLMNP",
  PE: "C",
  QC: "GHJ",
  SK: "S",
  YT: "Y",
}
