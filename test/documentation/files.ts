import { emptyDefinition } from "@listwright/domain/definition"

const ofState = (state: string): string =>
  JSON.stringify({ ...emptyDefinition(10), areas: [{ kind: "state", state, excluded: false }] })

export const NEW_YORK = ofState("NY")

/** The north of Chicago. */
const north = {
  type: "Polygon",
  coordinates: [
    [
      [-87.7, 41.9],
      [-87.6, 41.9],
      [-87.6, 42],
      [-87.7, 42],
      [-87.7, 41.9],
    ],
  ],
}

const contact = {
  firstName: "Dana",
  lastName: "Whitfield",
  phone: "312-555-0100",
  addressLine: "12 Harbor Street",
  city: "Chicago",
  state: "IL",
  zip: "60614",
}

const billing = {
  card: {
    holderName: "Dana Whitfield",
    number: "4111111111111111",
    securityCode: "123",
    expiryMonth: 12,
    expiryYear: 2040,
  },
  contact,
}

const plan = {
  version: 1,
  steps: [
    { name: "all", kind: "count", of: { file: "definition.json" } },
    { name: "kept", kind: "save", of: { step: "all" }, as: "Planned" },
  ],
}

const people = "Street,Zip,First Name,Last Name\n12 Main St,60614,Ann,Lee\n"

/** The files that the pages name, by their names there. */
export const files = {
  "billing.json": JSON.stringify(billing),
  "cbsa2fipsxw.csv":
    'cbsacode,cbsatitle,metropolitanmicropolitanstatis,fipsstatecode,fipscountycode\n16980,"Chicago-Naperville-Elgin, IL-IN",Metropolitan Statistical Area,17,031\n',
  "cd119.csv": "state_fips,state_abbr,zcta,cd\n17,IL,60614,5\n",
  "contact.json": JSON.stringify(contact),
  "customers.csv": people,
  "definition.json": NEW_YORK,
  "gone.csv": people,
  "keys.csv": "person_key\n1\n2\n",
  "north.geojson": JSON.stringify(north),
  "plan.json": JSON.stringify(plan),
  "requests.csv": people,
  "stores.txt": "60614\n60615\n",
  "zcta520.json": JSON.stringify({
    type: "FeatureCollection",
    features: [{ type: "Feature", properties: { ZCTA5CE20: "60614" }, geometry: north }],
  }),
} as const
