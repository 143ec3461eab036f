/**
 * Collects in one place what imports don't show: which modules tie everything together, which tests try a part
 * through them, and which tests read a file that isn't a module.
 */

/**
 * Modules through which everything is reached: the whole web app, the whole server, the whole terminal program. What is
 * found only through one of them is far.
 */
export const HUBS: ReadonlyArray<string> = [
  "packages/ui-web/src/frame/routes/",
  "packages/ui-web/src/main.tsx",
  "packages/server/src/start/",
  "packages/server/src/http/contract.ts",
  "packages/server/src/http/server.ts",
  "packages/cli/src/program.ts",
  "packages/cli/src/main.ts",
  "packages/adapters/src/contract/Api.ts",
  "packages/adapters/src/contract/ListBuildingApi.ts",
  "packages/adapters/src/http/layerApiClient.ts",
  "packages/adapters/src/http/layerSiteClient.ts",
  "packages/adapters/src/http/layerClientPorts.ts",
]

/** A step through a hub costs this; any other costs 1. */
export const FAR = 100

export const isHub = (file: string): boolean => HUBS.some((hub) => file.startsWith(hub))

/**
 * The distances of tests that try a part through the whole product: after those that import it, before what is far.
 */
export const NAMES_IT = 2
export const SAME_FOLDER = 4
export const SHARED = 9

/** Screens of these folders have no tests in a folder of their name, or are seen everywhere. */
const FEW_SCREENS = [
  "frame/page/frame.test.tsx",
  "account/sign-in/signIn.test.tsx",
  "builder/area-pages/ways.test.tsx",
  "list/ledger/wanted.test.tsx",
]

/** Folders of sources whose tests lie in folders of other names. */
const FOLDERS: Readonly<Record<string, Readonly<Record<string, ReadonlyArray<string>>>>> = {
  "packages/ui-web": {
    app: ["app/", ...FEW_SCREENS],
    design: ["design/", ...FEW_SCREENS],
    "list/draft": ["list/draft/", ...FEW_SCREENS],
    "frame/routes": ["frame/routes/", ...FEW_SCREENS],
    "frame/starting": FEW_SCREENS,
    "list/attributes": ["builder/audience/"],
    "account/card-form": ["builder/payment/"],
    "builder/included": ["builder/review/"],
    "list/next-step": ["builder/steps/"],
    "builder/reports": ["portal/saved-lists/"],
    "portal/self-test": ["frame/page/"],
  },
  "packages/server": {
    account: [
      "accounts/",
      "http/signIn",
      "http/profile",
      "http/userSettings",
      "http/invitations",
      "http/forgot",
    ],
    "account-mails": ["http/forgot", "http/invitationMails"],
    answering: ["http/"],
    audience: ["quick-picks/", "http/quickPicks", "http/attributeSearch", "http/columns"],
    catalog: ["configuration/", "http/publicSite"],
    counting: ["counts/", "http/countCalls"],
    drafts: ["drafts/", "http/orderInTheMaking"],
    errors: ["http/scriptErrors"],
    "script-errors": ["http/scriptErrors"],
    geography: ["geocoding/", "http/places", "http/placeOfArea", "http/tiles", "http/mapData"],
    locations: ["http/addressFiles"],
    order: ["orders/", "delivery/"],
    payment: ["payments/", "orders/payingOnPages"],
    pdf: ["quotes/"],
    promotion: ["pricing/"],
    protection: ["http/protection", "http/quotas", "http/health"],
    "saved-lists": ["saved-lists/", "watching/"],
    videos: ["http/publicSite"],
    wire: ["http/"],
  },
  "packages/cli": {
    failures: ["program.test.ts"],
    terminal: ["terminal/", "program.test.ts"],
    sources: ["counting/"],
    places: ["geography/", "areas/"],
    industries: ["attributes/", "counting/"],
    rewards: ["account/"],
    services: ["parts/", "orders/", "transcripts/"],
  },
}

/** Tells whether a folder only groups others, as those of the screens do. */
const isRoom = (home: string, folder: string | undefined): boolean =>
  home === "packages/ui-web" && ["list", "portal", "account", "builder", "frame"].includes(folder ?? "")

/** The tests that lie where a source's folder points, as beginnings of their paths. */
export const foldersOf = (file: string): ReadonlyArray<string> => {
  const [, home, path] =
    /^(packages\/(?:ui-web|server|cli))\/src\/(?:http\/(?:original\/|v1\/)?)?(.+)$/.exec(file) ?? []
  if (home === undefined || path === undefined) return []
  const folders = path.split("/").slice(0, -1)
  const folder =
    folders.length === 0 ? undefined : folders.slice(0, isRoom(home, folders[0]) ? 2 : 1).join("/")
  const others = folder === undefined ? undefined : FOLDERS[home]?.[folder]
  return (others ?? [folder === undefined ? "http/" : `${folder}/`]).map((one) => `${home}/test/${one}`)
}

/** Files that are no modules, with the tests that read them. What a test names by its path is found without a row. */
export const INPUTS: ReadonlyArray<{
  readonly file: RegExp
  readonly tests: ReadonlyArray<string>
  /** The distance of these tests; that of tests in a folder of the same name unless given. */
  readonly near?: number
}> = [
  { file: /^fixtures\/golden\//, tests: ["packages/domain/test/golden/"] },
  { file: /^fixtures\/http\//, tests: ["packages/adapters/test/", "packages/server/test/original-calls/"] },
  {
    file: /^packages\/server\/example-site\//,
    tests: [
      "packages/server/test/configuration/",
      "packages/server/test/start/",
      "packages/server/test/site/",
    ],
  },
  {
    file: /^packages\/(geography|engine)\/data\//,
    tests: ["packages/geography/test/", "packages/engine/test/addresses/"],
  },
  {
    file: /^packages\/ui-web\/(?:.*\.(?:css|svg)|index\.html|public\/|page\/)/,
    tests: ["packages/ui-web/test/design/", "packages/ui-web/test/frame/page/"],
  },
  { file: /^docs\/terminal\.md$/, tests: ["packages/cli/test/transcripts/"] },
  { file: /^docs\//, tests: ["packages/domain/test/docs/"] },
  { file: /^docs\/(?:acceptance\/|product\/|readings\.md)/, tests: ["scripts/acceptance/"] },
  // The requirements name tests by their titles.
  {
    file: /^(?:test|packages\/(?:server|ui-web|cli)\/test)\/.*\.test\.tsx?$/,
    tests: ["scripts/acceptance/acceptance.test.ts"],
    near: SHARED,
  },
  // Docstrings carry the ids of rules.
  { file: /^packages\/domain\/src\//, tests: ["packages/domain/test/docs/"], near: SHARED },
]

/** Modules that a test gathers from their folder instead of importing them by name. */
export const GATHERED = { files: /\.properties\.ts$/, test: "packages/domain/test/properties.test.ts" }

/** Changes of these may change every test: only `npm test` tells. */
export const EVERYTHING =
  /^(?:package(?:-lock)?\.json|vitest\.config\.ts|tsconfig.*\.json|packages\/[^/]+\/package\.json)$/
