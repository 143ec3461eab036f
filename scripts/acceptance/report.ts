import { type Chapter, type Requirement, type Standing, standingOf } from "./Chapter.ts"

const STANDINGS: ReadonlyArray<Standing> = ["tried", "decided", "untried"]

/** `301 tried, 2 decided, 1 untried of 304`. */
export const countsOf = (requirements: ReadonlyArray<Requirement>): string =>
  `${STANDINGS.map(
    (standing) => `${requirements.filter((one) => standingOf(one) === standing).length} ${standing}`,
  ).join(", ")} of ${requirements.length}`

const linesOf = (document: string, requirement: Requirement): ReadonlyArray<string> => {
  const { decisions, ids, number, tests, text, untried } = requirement
  return [
    `${standingOf(requirement).padEnd(7)}  ${document} ${number}  ${text}${ids.map((id) => ` [${id}]`).join("")}`,
    ...tests.map(({ file, title }) => `           ${file}: ${title}`),
    ...decisions.map(({ page, why }) => `           ${page}: ${why}`),
    ...(untried === null ? [] : [`           ${untried}`]),
  ]
}

/** Every requirement of the chapters with its standing and its tests, and the counts of each and of all. */
export const acceptanceReport = (chapters: ReadonlyArray<Chapter>): string => {
  const all = chapters.flatMap(({ requirements }) => requirements)
  return [
    ...chapters.map(({ document, requirements, title }) =>
      [
        `${title}: ${countsOf(requirements)}`,
        "",
        ...requirements.flatMap((requirement) => linesOf(document, requirement)),
        "",
      ].join("\n"),
    ),
    ...chapters.map(
      ({ document, requirements, section }) => `${document} ${section}: ${countsOf(requirements)}`,
    ),
    `all: ${countsOf(all)}`,
  ].join("\n")
}
