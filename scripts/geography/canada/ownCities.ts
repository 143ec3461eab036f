/** FSAs of one city whose quarters the dump calls by names of their own, by how they begin; the first that fits counts. */
const WHOLE: ReadonlyArray<readonly [fsas: RegExp, city: string]> = [
  [/^M/, "Toronto"],
  [/^H7/, "Laval"],
  [/^H1B/, "Montréal-Est"],
  [/^H(3[PR]|4P)/, "Mont-Royal"],
  [/^H3X/, "Hampstead"],
  [/^H3[YZ]/, "Westmount"],
  [/^H4[VW]/, "Côte-Saint-Luc"],
  [/^H4X/, "Montréal-Ouest"],
  [/^H4Y/, "Dorval"],
  [/^H([1-5]|8|9[CEH])/, "Montréal"],
]

/** Cities of which the dump says only the county, the government there, or several towns at once. */
const OWN: Readonly<Record<string, string>> = {
  A1B: "St. John's",
  A2A: "Grand Falls-Windsor",
  A2B: "Grand Falls-Windsor",
  C1A: "Charlottetown",
  E1A: "Dieppe",
  E3B: "Fredericton",
  E4A: "Chipman",
  G1A: "Québec",
  J6Z: "Lorraine",
  J7A: "Rosemère",
  J7B: "Blainville",
  J7C: "Blainville",
  J7E: "Sainte-Thérèse",
  J7G: "Boisbriand",
  J7H: "Boisbriand",
  K0C: "Alexandria",
  K0H: "Inverary",
  K0K: "Picton",
  K1A: "Ottawa",
  P0M: "Chelmsford",
  S4S: "Regina",
  V0N: "Whistler",
  V8W: "Victoria",
}

/** The city of an FSA that cannot be read off what the dump calls it; undefined where it can. */
export const ownCity = (fsa: string): string | undefined =>
  OWN[fsa] ?? WHOLE.find(([fsas]) => fsas.test(fsa))?.[1]
