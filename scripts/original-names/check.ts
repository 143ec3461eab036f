/**
 * `npm run check`, one part of it: names of the original contract stay at its edge. The domain, the engine, the server, the
 * screens and the terminal speak the words of docs/glossary.md, in camelCase, too; codecs translate them.
 */
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../docs/productRules.ts"
import { camelCaseOf, definedIn, fieldsOf, identifiersIn, originalNamesIn } from "./originalNames.ts"

/** The contract, the ports and codecs over it, and its handlers. */
const EDGE = [
  "packages/adapters/src/contract/original/",
  "packages/adapters/src/contract/access/originalExamples.ts",
  "packages/adapters/src/original-order/",
  "packages/adapters/src/original/",
  "packages/adapters/src/http/",
  "packages/server/src/http/original/",
]

/** Files that may have original names, and why. */
const EXCEPTIONS: ReadonlyArray<{ readonly names: RegExp; readonly file: RegExp; readonly why: string }> = [
  {
    names: /./,
    file: /server\/src\/pricing\/rename\w+Keys\.ts$/,
    why: "renames the keys of rows of earlier releases",
  },
  { names: /^SessionId$/, file: /domain\/src\/catalog\/orderLinks\.ts$/, why: "a parameter of addresses" },
  { names: /^HomeValue$/, file: /./, why: "a price element, named in the price lists of a site" },
  {
    names:
      /^(?:enableZipCodeOrCarrierRoute|is(?:DemoBreakdown|OrderQuote|PlaceOrder|Vertax)Enabled|isEnableMulti\w+|isMultipleAddress|minQuantityOfOrder)$/,
    file: /server\/src\/configuration\//,
    why: "keys of site.json",
  },
  { names: /^dataSourceDesc$/, file: /\/quotes\//, why: "a key of stored quotes" },
  {
    names: /^(?:addToMailingList|licenseNumber|orderForClients)$/,
    file: /domain\/src\/drafts\/Contact\.ts$|ui-web\/src\/builder\/placing\//,
    why: "keys of stored contacts",
  },
  {
    names: /^orderId$/,
    file: /server\/src\/drafts\//,
    why: "the number of an order in the database, not its code",
  },
]

/** Names that are the original fields in camelCase, and plain English as well. */
const PLAIN = new Set(
  `
  accountId accountName addressLine addressLine2 addressName addressType cardType companyName contactEmail firstName
  fileName holderName homePhone lastName phoneNumber securityCode expirationDate expiredMonth expiredYear userId userName
  aboutUs displayName homePageLink siteId siteName pageInfo pageNumber pageSize sortBy sortDescending
  attributeName categoryId categoryName columnName detailName industryCode
  cityName countryCode countyFips countyName stateCode shortCode sameState
  countId countedAt definitionHash desiredQuantity draftRevision personKey rejectedRows totalRecords unmatchedLines
  availablePoints earnedPoints giftId giftName
  elementPrice goodsCost homeValue labelCount labelPrices mapBasePrice orderAmount priceList priceListId retailCost
  geographyCharge labelCharge mobilePackageCharge orderCharge serviceCharge shippingCharge taxCharge geographyPrices
  taxAmount taxRate totalCost totalTax mobilePackageId mobilePackages packageIds packageName
  orderCode orderDate orderName orderNumber orderType paymentMethod paysAt promoCode
  promotionPointType promotionPointValue notificationRequired permittedPurpose permittedPurposes
  creativeId destinationAccountId destinationId shareAccountId tenantId targetEmail targetFile
  hasChat isAdditional isApproximate isBottom isDefault isExcluded isFailed isGroup isPending isSubElement isSuccess
  mustConfirm sentTo showDigitalHistory showOrderHistory showPromotion showVideos withoutParts withoutTabs
  phoneVerification suppressionName
  `
    .trim()
    .split(/\s+/),
)

/** Terms of docs/glossary.md. Definitions, price lists and addresses have `listType` and `geoType` as keys. */
const TERMS = new Set([
  "contactNameOption",
  "emailOption",
  "geoType",
  "listType",
  "listUsage",
  "phoneOption",
  "routeOption",
  "targetOption",
  "zipType",
])

const read = (file: string): string => readFileSync(join(root, file), "utf8")

const files = globSync("packages/*/src/**/*.{ts,tsx}", { cwd: root })
  .filter((file) => !/\/(?:dist|node_modules)\//.test(file))
  .toSorted()
const fields = new Set(
  files
    .filter((file) => file.startsWith("packages/adapters/src/contract/original/"))
    .flatMap((file) => fieldsOf(file, read(file))),
)
const isEdge = (file: string): boolean => EDGE.some((edge) => file.startsWith(edge))
const own = new Set(files.filter((file) => !isEdge(file)).flatMap((file) => definedIn(file, read(file))))
const isExcepted = (file: string, name: string): boolean =>
  EXCEPTIONS.some((exception) => exception.file.test(file) && exception.names.test(name))

const camelCased = new Set(
  [...fields].map(camelCaseOf).filter((name) => !PLAIN.has(name) && !TERMS.has(name)),
)

const problems = files
  .filter((file) => !isEdge(file))
  .flatMap((file) => {
    const text = read(file)
    return [...originalNamesIn(file, text, fields, own), ...identifiersIn(file, text, camelCased)]
      .filter(({ name }) => !isExcepted(file, name))
      .map(
        ({ name, start }) =>
          `${file}:${text.slice(0, start).split("\n").length} ${name} is a name of the original contract; docs/glossary.md has ours.`,
      )
  })

for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log(`The ${fields.size} names of the original contract stay at its edge.`)
