import { ATTRIBUTES } from "@listwright/domain/glossary"
import { anyOf, category, choice } from "../format/columns/StoredColumn.ts"

const yesNo = [
  { value: "Y", name: "Yes" },
  { value: "N", name: "No" },
]

/** The attributes of people's purchases, reading, donations, and activities. */
export const lifestyleColumns = [
  anyOf(
    {
      category: category.packagedGoods,
      column: "PETS",
      name: ATTRIBUTES.PETS,
      description: "Pets in the household",
      priceElement: null,
    },
    ["Cat", "Dog", "Other Pet"],
  ),
  choice(
    {
      category: category.retail,
      column: "MAILRESPONDER",
      name: ATTRIBUTES.MAILRESPONDER,
      description: "Whether someone in the household has bought by mail",
      priceElement: null,
    },
    yesNo,
  ),
  anyOf(
    {
      category: category.retail,
      column: "PURCHASES",
      name: ATTRIBUTES.PURCHASES,
      description: "Items bought by mail or online in the last two years",
      priceElement: "Purchases",
    },
    [
      "Apparel",
      "Books",
      "Home Furnishings",
      "Garden",
      "Electronics",
      "Sporting Goods",
      "Toys",
      "Gourmet Food",
      "Jewelry",
      "Tools",
    ],
  ),
  anyOf(
    {
      category: category.nonProfit,
      column: "DONOR",
      name: ATTRIBUTES.DONOR,
      description: "Causes the household has donated to",
      priceElement: "Donor",
    },
    ["Animal Welfare", "Arts and Culture", "Children's Causes", "Environment", "Veterans"],
  ),
  anyOf(
    {
      category: category.travel,
      column: "TRAVEL",
      name: ATTRIBUTES.TRAVEL,
      description: "Types of travel the household has taken",
      priceElement: null,
    },
    ["Domestic", "Foreign", "Cruise", "Recreational Vehicle"],
  ),
  anyOf(
    {
      category: category.general,
      column: "INTERESTS",
      name: ATTRIBUTES.INTERESTS,
      description: "Leisure interests",
      priceElement: "Interests",
    },
    [
      "Reading",
      "Cooking",
      "Gardening",
      "Golf",
      "Fishing",
      "Music",
      "Crafts",
      "Photography",
      "Running",
      "Camping",
    ],
  ),
  choice(
    {
      category: category.media,
      column: "MAGAZINES",
      name: ATTRIBUTES.MAGAZINES,
      description: "Whether the household subscribes to a magazine",
      priceElement: null,
    },
    yesNo,
  ),
  anyOf(
    {
      category: category.technology,
      column: "TECHNOLOGY",
      name: ATTRIBUTES.TECHNOLOGY,
      description: "Technology used at home",
      priceElement: null,
    },
    ["Smart Home Devices", "Online Gaming", "Electric Vehicle Charger", "Home Office"],
  ),
  choice(
    {
      category: category.communications,
      column: "BROADBAND",
      name: ATTRIBUTES.BROADBAND,
      description: "Whether the household has a broadband connection",
      priceElement: null,
    },
    yesNo,
  ),
]
