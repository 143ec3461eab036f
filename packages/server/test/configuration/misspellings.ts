import type { Schema } from "effect"
import type { JSONPath } from "jsonc-parser"
import { AgreementFile } from "../../src/configuration/AgreementFile.ts"
import { SampleUsersFile } from "../../src/configuration/SampleUsersFile.ts"
import { PriceListFile } from "../../src/configuration/PriceListFile.ts"
import { PromotionsFile } from "../../src/configuration/PromotionsFile.ts"
import { QuickPicksFile } from "../../src/configuration/QuickPicksFile.ts"
import { RewardsFile } from "../../src/configuration/RewardsFile.ts"
import { ServicePricesFile } from "../../src/configuration/ServicePricesFile.ts"
import { SiteFile } from "../../src/configuration/SiteFile.ts"
import { SourcesFile } from "../../src/configuration/SourcesFile.ts"
import { TaxesFile } from "../../src/configuration/TaxesFile.ts"
import { VideosFile } from "../../src/configuration/VideosFile.ts"

export const CONSUMER = "prices/consumer.json"
export const OCCUPANT = "prices/occupant-130.json"

export const FILES: Readonly<Record<string, Schema.Top>> = {
  "site.json": SiteFile,
  "sources.json": SourcesFile,
  "quick-picks.json": QuickPicksFile,
  [CONSUMER]: PriceListFile,
  "promotions.json": PromotionsFile,
  "rewards.json": RewardsFile,
  "videos.json": VideosFile,
  "service-prices.json": ServicePricesFile,
  "taxes.json": TaxesFile,
  "agreement.json": AgreementFile,
  "demo-users.json": SampleUsersFile,
}

export interface Misspelling {
  readonly at: JSONPath
  readonly value: unknown
  /** The text of the refusal. */
  readonly says: string
}

export const named = (at: JSONPath, value: unknown, says: string): Misspelling => ({ at, value, says })

const AN_ELEMENT = ["0.01", "0.01", "0.01", "0.01", "0.01", "0.01"]
const A_ROW = { from: 1, to: null, price: "0.01" }
const values = (column: string, ...codes: ReadonlyArray<string>) => ({
  kind: "values",
  column,
  values: codes,
})

/** A misspelling of everything that names something else, by the place of its value in the schema. */
export const NAMES: Readonly<Record<string, Readonly<Record<string, Misspelling>>>> = {
  "site.json": {
    "sources[]": named(["sources", 0], 11, "there is no source 11; remove it, or correct its number"),
    "defaultSources[]": named(["defaultSources", 0], 11, "there is no source 11 here"),
    timeZone: named(["timeZone"], "America/Chigaco", "'America/Chigaco' isn't a time zone"),
    "payments.processor": named(["payments"], { processor: "strype" }, 'must be one of "sandbox", "stripe"'),
    "smtp.security": named(
      ["smtp"],
      { host: "localhost", port: 25, security: "tls" },
      'must be one of "implicit", "starttls", "none"',
    ),
    homePageLink: named(["homePageLink"], "javascript:alert(1)", "isn't a page URL"),
    contactEmail: named(["contactEmail"], "support.example", "isn't an email address"),
    "links.{key}": named(["links", "enhanceLits"], "/x", "has no page 'enhanceLits'"),
    "links.{}": named(["links", "enhanceList"], "x", "isn't a page URL"),
    "readings.{key}": named(["readings", "greetings"], "A", "there is no reading 'greetings'"),
    "readings.{}": named(["readings", "greeting"], "C", "the reading 'greeting' has no option 'C'"),
  },
  "sources.json": {
    "sources[].listType": named(["sources", 0, "listType"], 11, "there is no source 11"),
    "sources[].withoutTabs[]": named(["sources", 0, "withoutTabs"], ["zips"], "must be one of"),
    "sources[].only[]": named(
      ["sources", 8, "only"],
      ["SIC", "EMPLOYEE"],
      "the records of Businesses have no attribute EMPLOYEE (did you mean EMPLOYEES?); correct it, or remove it",
    ),
    "sources[].without[]": named(
      ["sources", 0, "without", 0],
      "CREDITBOND",
      "the records of Consumers have no attribute CREDITBOND (did you mean CREDITBAND?); correct it, or remove it",
    ),
    "sources[].beginsWith[].column": named(
      ["sources", 12, "beginsWith", 1, "column"],
      "MOVEDAY",
      "have no attribute MOVEDAY (did you mean MOVEDATE?); correct it, or remove it",
    ),
    "sources[].beginsWith[].values[]": named(
      ["sources", 12, "beginsWith", 0, "values"],
      ["X"],
      "correct it, or remove it",
    ),
  },
  [CONSUMER]: {
    listType: named(["listType"], 11, "there is no source 11 here"),
    "priceTables[].perRecord.{key}": named(
      ["priceTables", 0, "perRecord", "Aged"],
      AN_ELEMENT,
      "there is no price element Aged (did you mean Age?); use one of: Base, Phone, Age, ",
    ),
    "elementPrices[].element": named(
      ["elementPrices"],
      [{ element: "Phones", ...A_ROW }],
      "there is no price element Phones (did you mean Phone?)",
    ),
    "mapElementPrices[].element": named(
      ["mapElementPrices"],
      [{ element: "AGE", price: "0.01" }],
      "there is no price element AGE (did you mean Age?)",
    ),
    "usages[].listUsage": named(
      ["usages", 1, "listUsage"],
      22,
      "there is no list usage 22; use one of: 1 (oneTime), 2 (twoTimes)",
    ),
    "geographyPrices[].geoType": named(
      ["geographyPrices"],
      [{ geoType: 21, price: "5.00" }],
      "there is no geography type 21; use one of: 1 (country), 2 (state)",
    ),
    usageMultiplies: named(["usageMultiplies"], "halfOrder", 'must be one of "wholeOrder"'),
    validFrom: named(["validFrom"], "2999-01-01", "no price list for source 10 is in effect yet"),
  },
  "promotions.json": {
    "promotions[].type": named(["promotions", 0, "type"], "freeLeeds", 'must be one of "percentOffTotal"'),
    "promotions[].listTypes[]": named(["promotions", 0, "listTypes"], [11], "there is no source 11 here"),
    "promotions[].packageIds[]": named(
      ["promotions", 0, "packageIds"],
      [7],
      "no price list has a mobile package 7",
    ),
  },
  "quick-picks.json": {
    "quickPicks[].listTypes[]": named(["quickPicks", 0, "listTypes", 0], 11, "there is no source 11"),
    "quickPicks[].criteria[].kind": named(
      ["quickPicks", 0, "criteria", 0, "kind"],
      "value",
      "quickPicks[0].criteria[0]",
    ),
    "quickPicks[].criteria[].column": named(
      ["quickPicks", 0, "criteria", 0],
      values("INCOMES", "9"),
      "the records of Consumers have no attribute INCOMES (did you mean INCOME?)",
    ),
    "quickPicks[].criteria[].values[]": named(
      ["quickPicks", 0, "criteria", 0],
      values("INCOME", "9", "99"),
      "INCOME has no value '99'; correct it, or remove it",
    ),
    "quickPicks[].criteria[].added[]": named(
      ["quickPicks", 0],
      {
        id: "plumbers",
        name: "Plumbers",
        description: "Plumbers",
        listTypes: [20],
        criteria: [{ kind: "industries", column: "SIC", added: ["5899"], omitted: [] }],
      },
      "there is no industry 5899",
    ),
    "quickPicks[].criteria[].omitted[]": named(
      ["quickPicks", 0],
      {
        id: "plumbers",
        name: "Plumbers",
        description: "Plumbers",
        listTypes: [20],
        criteria: [{ kind: "industries", column: "SIC", added: ["58"], omitted: ["5899"] }],
      },
      "there is no industry 5899",
    ),
    "quickPicks[].criteria[].match": named(
      ["quickPicks", 0, "criteria", 0],
      { kind: "flags", match: "some", columns: ["TENNIS"] },
      "quickPicks[0].criteria[0]",
    ),
    "quickPicks[].criteria[].columns[]": named(
      ["quickPicks", 0, "criteria", 0],
      { kind: "flags", match: "any", columns: ["BOATING", "TENIS"] },
      "the records of Consumers have no attribute TENIS (did you mean TENNIS?)",
    ),
    "businessQuickPicks[].listTypes[]": named(
      ["businessQuickPicks", 0, "listTypes", 0],
      10,
      "source 10 has no business types",
    ),
    "businessQuickPicks[].added[]": named(
      ["businessQuickPicks", 0, "added", 0],
      "5899",
      "there is no industry 5899",
    ),
    "businessQuickPicks[].omitted[]": named(
      ["businessQuickPicks", 0, "omitted"],
      ["5899"],
      "there is no industry 5899",
    ),
  },
  "rewards.json": {
    "gifts[].category": named(["gifts", 0, "category"], 9, "there is no category 9; use one of: 1, 2, 3, 4"),
    "gifts[].image": named(["gifts", 0, "image"], "cup.svg", "there is no file rewards/cup.svg"),
  },
  "videos.json": {
    "roles[]": named(["roles"], ["Users"], 'must be one of "User"'),
    "categories[].videos[].file": named(
      ["categories", 0, "videos", 0, "file"],
      "count.webm",
      "there is no file videos/count.webm",
    ),
    "categories[].videos[].captions": named(
      ["categories", 0, "videos", 0, "captions"],
      "count.vtt",
      "there is no file videos/count.vtt",
    ),
  },
  "service-prices.json": {
    "services[].code": named(["services", 0, "code"], -10, "must be the code of a service, from -1 to -9"),
  },
  "taxes.json": {
    "rates[].state": named(["rates", 0, "state"], "XX", "there is no state XX"),
    "rates[].zipPrefix": named(
      ["rates", 0],
      { state: "IL", zipPrefix: "946", from: "2020-01-01", rate: "0.01" },
      "no ZIP Codes of IL begin with 946; correct the digits, or the state",
    ),
  },
  "agreement.json": {},
  "demo-users.json": {
    "users[].role": named(["users", 0, "role"], "Users", 'must be one of "User"'),
    "users[].account": named(["users", 0, "account"], "Northfeld Marketing", "(did you mean Northfield"),
    "users[].alsoAccounts[]": named(
      ["users", 0, "alsoAccounts"],
      ["Lakeside"],
      "there is no account 'Lakeside'",
    ),
    "users[].services[]": named(["users", 0, "services"], ["cleanLists"], "must be one of"),
    "serviceOrders[].{key}": named(
      ["serviceOrders", 0, "acount"],
      "x",
      "there is no column acount (did you mean account?)",
    ),
    "serviceOrders[].{}": named(
      ["serviceOrders", 0, "reportsFile"],
      "customer-file-repot.csv",
      "there is no file 'customer-file-repot.csv' in this file (did you mean customer-file-report.csv?)",
    ),
    "serviceFiles.{key}": named(
      ["serviceFiles", "other.csv"],
      "x",
      "no service order uses the file 'other.csv'",
    ),
  },
}

/** The user of a service order is named as its file is, in a cell. */
export const CELLS: ReadonlyArray<Misspelling> = [
  named(
    ["serviceOrders", 0, "email"],
    "dema@listwright.example",
    "there is no user 'dema@listwright.example'",
  ),
  named(["serviceOrders", 0, "account"], "Harbour Street Bakery", "(did you mean Harbor Street Bakery?)"),
  named(["serviceOrders", 0, "orderType"], "Clear List", "orderType must be one of"),
]

/** Values that name nothing else: texts, amounts, quantities, days, addresses, and names that a thing gives itself. */
export const NAMES_NOTHING: Readonly<Record<string, RegExp>> = {
  "site.json":
    /^(version|siteName|phoneNumber|publicUrl|trustedProxies\[\]|engineMemory|minQuantityOfOrder|recommendedFromAccounts|payments\.stripeApi|\w+Days|taskDays\..*|geocodedRowsADay|pointRate\..*|smtp\.(host|port|user|from|certificate)|footer\..*|chatWidget|geocoder\..*|quotas\..*)$/,
  "sources.json":
    /^(version|sources\[\]\.(title|shortCode|about|notes\[\]|agreement\[\]|permittedPurposes\[\]|beginsWith\[\]\.lastMonths))$/,
  [CONSUMER]:
    /^(version|id|minimum\w+|maximum\w+|map(Base|Minimum)\w+|serviceCharge|labelPrices\..*|priceTables\[\]\.(quantities\[\]\[\]|perRecord\.\{\}\[\])|elementPrices\[\]\.(from|to|price|secondPrice)|usages\[\]\.(multiple|description)|geographyPrices\[\]\.price|mapElementPrices\[\]\.(price|secondPrice)|mobilePackages\[\]\..*)$/,
  "promotions.json": /^(version|promotions\[\]\.(code|name|value|balance|minimum\.\w+|maxUses|from|until))$/,
  "quick-picks.json":
    /^(version|\w+\[\]\.(id|name|description)|quickPicks\[\]\.criteria\[\]\.ranges\[\]\.(from|to))$/,
  "rewards.json": /^(version|\w+\[\]\.(id|name|description|points))$/,
  "videos.json": /^(version|categories\[\]\.(videos\[\]\.)?(name|description))$/,
  "service-prices.json": /^(version|services\[\]\.(minOrder|brackets\[\]|prices\[\]\.(name|perRecord\[\])))$/,
  "taxes.json": /^(version|rates\[\]\.(from|until|rate))$/,
  "agreement.json": /^(version|wording|title|(opening|standard|emailCampaign|closing)\[\])$/,
  "demo-users.json":
    /^(version|password|accounts\[\]\.(id|name)|users\[\]\.(email|firstName|lastName|phone|points)|serviceFiles\.\{\})$/,
}

/** Each row of the table, with its file and its place in the schema. */
export const MISSPELLINGS = [
  ...Object.entries(NAMES).flatMap(([file, names]) =>
    Object.entries(names).map(([place, row]) => [file, place, row] as const),
  ),
  ...CELLS.map((row) => ["demo-users.json", "serviceOrders[].{}", row] as const),
]
