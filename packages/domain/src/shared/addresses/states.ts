interface State {
  readonly name: string
  /** The first three digits of the state's ZIP Codes, as inclusive ranges. */
  readonly prefixes: string
}

const state = (name: string, prefixes: string): State => ({ name, prefixes })

/**
 * Every place that can be the state in a United States address, by Postal Service code: the 50 states, the District of
 * Columbia, the territories, the freely associated states, and the three military mail regions. Sorted by name, states
 * first.
 */
export const STATES = {
  AL: state("Alabama", "350-369"),
  AK: state("Alaska", "995-999"),
  AZ: state("Arizona", "850-865"),
  AR: state("Arkansas", "716-729"),
  CA: state("California", "900-961"),
  CO: state("Colorado", "800-816"),
  CT: state("Connecticut", "060-069"),
  DE: state("Delaware", "197-199"),
  DC: state("District of Columbia", "200 202-205 569"),
  FL: state("Florida", "320-339 341-349"),
  GA: state("Georgia", "300-319 398-399"),
  HI: state("Hawaii", "967-968"),
  ID: state("Idaho", "832-838"),
  IL: state("Illinois", "600-629"),
  IN: state("Indiana", "460-479"),
  IA: state("Iowa", "500-528"),
  KS: state("Kansas", "660-679"),
  KY: state("Kentucky", "400-427"),
  LA: state("Louisiana", "700-714"),
  ME: state("Maine", "039-049"),
  MD: state("Maryland", "205-219"),
  MA: state("Massachusetts", "010-027 055"),
  MI: state("Michigan", "480-499"),
  MN: state("Minnesota", "550-567"),
  MS: state("Mississippi", "386-397"),
  MO: state("Missouri", "630-658 726"),
  MT: state("Montana", "590-599"),
  NE: state("Nebraska", "680-693"),
  NV: state("Nevada", "889-898"),
  NH: state("New Hampshire", "030-038"),
  NJ: state("New Jersey", "070-089"),
  NM: state("New Mexico", "870-884"),
  NY: state("New York", "005 063 100-149"),
  NC: state("North Carolina", "270-289"),
  ND: state("North Dakota", "580-588"),
  OH: state("Ohio", "430-459"),
  OK: state("Oklahoma", "730-731 734-749"),
  OR: state("Oregon", "970-979"),
  PA: state("Pennsylvania", "150-196"),
  RI: state("Rhode Island", "028-029"),
  SC: state("South Carolina", "290-299"),
  SD: state("South Dakota", "570-577"),
  TN: state("Tennessee", "370-385"),
  TX: state("Texas", "733 739 750-799 885"),
  UT: state("Utah", "840-847"),
  VT: state("Vermont", "050-054 056-059"),
  VA: state("Virginia", "201 205 220-246"),
  WA: state("Washington", "980-994"),
  WV: state("West Virginia", "247-268"),
  WI: state("Wisconsin", "530-549"),
  WY: state("Wyoming", "820-831 834"),
  AS: state("American Samoa", "967"),
  GU: state("Guam", "969"),
  FM: state("Federated States of Micronesia", "969"),
  MH: state("Marshall Islands", "969"),
  MP: state("Northern Mariana Islands", "969"),
  PW: state("Palau", "969"),
  PR: state("Puerto Rico", "006-007 009"),
  VI: state("U.S. Virgin Islands", "008"),
  AA: state("Armed Forces Americas", "340"),
  AE: state("Armed Forces Europe", "090-098"),
  AP: state("Armed Forces Pacific", "962-966"),
} as const satisfies Readonly<Record<string, State>>

/**
 * Returns the code of a typed state if it's a full name, as browsers fill it in; otherwise returns the typed string,
 * trimmed.
 */
export const parseStateCode = (typed: string): string => {
  const text = typed.trim()
  const named = Object.entries(STATES).find(([, { name }]) => name.toLowerCase() === text.toLowerCase())
  return named?.[0] ?? text
}

const holds = (prefixes: string, prefix: string): boolean =>
  prefixes.split(" ").some((range) => {
    const [from = "", to = from] = range.split("-")
    return from <= prefix && prefix <= to
  })

/**
 * Returns the codes and names of the states that use a ZIP Code's prefix. Most prefixes belong to one state; some
 * belong to none.
 */
export const zipStates = (zip: string): ReadonlyArray<readonly [code: string, name: string]> =>
  Object.entries(STATES)
    .filter(([, { prefixes }]) => holds(prefixes, zip.slice(0, 3)))
    .map(([code, { name }]) => [code, name])
