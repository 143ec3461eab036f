import type { ATTRIBUTES } from "../../glossary/attributes.ts"
import type { LIFESTYLE_ATTRIBUTES } from "../../glossary/lifestyleAttributes.ts"

type KnownColumn = keyof typeof ATTRIBUTES | keyof typeof LIFESTYLE_ATTRIBUTES

/** A whole attribute, or those of its values that a synonym refers to. */
export interface SynonymTarget {
  readonly column: KnownColumn
  readonly names?: ReadonlyArray<string>
}

/**
 * Words that people use, and the parts of the built-in catalog that they refer to. A provider's own attributes are
 * found by their own names.
 */
export interface Synonym {
  /** Single words or phrases: 'kids', 'pet owner'. */
  readonly said: ReadonlyArray<string>
  readonly means: ReadonlyArray<SynonymTarget>
}

const synonym = (said: string, ...means: ReadonlyArray<KnownColumn | SynonymTarget>): Synonym => ({
  said: said.split(", "),
  means: means.map((one) => (typeof one === "string" ? { column: one } : one)),
})
const of = (column: KnownColumn, ...names: ReadonlyArray<string>): SynonymTarget => ({ column, names })

/** The synonyms of attributes and their values. Words in the catalog's own names need no row. */
export const SYNONYMS: ReadonlyArray<Synonym> = [
  synonym("years old, old, young, seniors, elderly, retirees, adults", "AGE"),
  synonym("birthday", "BIRTHDATE", "BIRTHMONTH"),
  synonym("sex, men, women", "GENDER"),
  synonym("man, men, males, guys", of("GENDER", "Male"), "MENSAPPAREL"),
  synonym("woman, women, females, ladies", of("GENDER", "Female"), "WOMENSAPPAREL"),
  synonym("spouse, couples, wife, husband, wedding", of("MARITAL", "Married")),
  synonym("unmarried, bachelors, divorced, widowed", of("MARITAL", "Single")),
  synonym("surname, family name", "LASTNAME"),
  synonym("school, degree, diploma, graduates", "EDUCATION"),
  synonym("university, college graduates", of("EDUCATION", "Bachelor's Degree", "Graduate Degree")),
  synonym("job, work, profession, career, employment", "OCCUPATION"),
  synonym("teachers, professors", of("OCCUPATION", "Educator")),
  synonym("nurses, doctors, medical", of("OCCUPATION", "Health Care Worker")),
  synonym("police, firefighters", of("OCCUPATION", "Public Safety")),
  synonym("managers, executives, bosses", of("OCCUPATION", "Executive or Manager")),
  synonym(
    "kids, families, parents, moms, dads, mothers, fathers",
    of("CHILDREN", "Children Present"),
    "NUMCHILDREN",
    "CHILDAGES",
    "CHILDRENSAPPAREL",
  ),
  synonym("babies, baby, infants, toddlers, newborns", of("CHILDAGES", "0 to 2"), "BABYPRODUCTS"),
  synonym("preschoolers, preschool", of("CHILDAGES", "3 to 5")),
  synonym("teenagers, teens, teen, adolescents", of("CHILDAGES", "11 to 15", "16 to 17")),
  synonym("childless, empty nesters, no kids", of("CHILDREN", "No Children")),
  synonym("family size, people in household", "HOUSEHOLDSIZE"),
  synonym("own their home, house owners, home owners", of("OWNERRENTER", "Homeowner")),
  synonym("tenants, rent, renting", of("OWNERRENTER", "Renter")),
  synonym("house value, property value, house price", "HOMEVALUE", "PRICE"),
  synonym("house, houses", of("DWELLING", "Single Family Home"), "OWNERRENTER", "HOMEVALUE"),
  synonym("condos, condominiums, flats", of("DWELLING", "Apartment or Multi Family")),
  synonym("house age, old houses, new houses, construction year", "HOMEBUILT"),
  synonym("length of residence, years at address, new residents", "LENGTHRES"),
  synonym("home loans, loans", "LOANMONTH", "LOANAMOUNT", "LOANTYPE", "LIKELY_REFINANCE"),
  synonym("earnings, salary, salaries, wages, money, pay", "INCOME", "MEDIANINCOME"),
  synonym("wealth, assets", "NETWORTH"),
  synonym(
    "rich, wealthy, affluent, millionaires",
    of("NETWORTH", "$1,000,000 to $1,999,999", "$2,000,000 and over"),
    of("INCOME", "$200,000 to $249,999", "$250,000 and over"),
    "LUXURYGOODS",
  ),
  synonym("payment cards, visa, mastercard", "CREDITCARD", "LIKELY_OPEN_CREDIT_CARD"),
  synonym("investors, shares, portfolio, 401k", "INVESTMENTS", "LIKELY_HIRE_ADVISOR"),
  synonym("real estate investors", of("INVESTMENTS", "Real Estate")),
  synonym("bitcoin, crypto", "CRYPTOCURRENCY"),
  synonym("cars, car owners, automobiles, drivers, autos", "VEHICLES", "VEHICLEYEAR", "VEHICLECLASS"),
  synonym("trucks, pickups", of("VEHICLECLASS", "Pickup")),
  synonym("ev, electric cars, hybrids", of("VEHICLEFUEL", "Electric", "Hybrid"), "LIKELY_BUY_ELECTRIC_CAR"),
  synonym("mechanics, garage", "AUTOREPAIR"),
  synonym("motorcycles, racing, nascar", "MOTORSPORTS"),
  synonym("animals", "PETS", "PETSUPPLIES"),
  synonym("pet owners, puppies, puppy", of("PETS", "Dog")),
  synonym("pet owners, kittens, kitten", of("PETS", "Cat")),
  synonym("pet food", "PETSUPPLIES"),
  synonym("direct mail, mail order, buys by mail", "MAILRESPONDER", "CATALOGSHOPPER", "PURCHASES"),
  synonym("shoppers, buyers, bought, shopping", "PURCHASES", "ONLINESHOPPER", "CATALOGSHOPPER"),
  synonym("clothes, clothing, fashion", of("PURCHASES", "Apparel"), "WOMENSAPPAREL", "MENSAPPAREL"),
  synonym("shoes, sneakers, boots", "FOOTWEAR"),
  synonym("furniture", of("PURCHASES", "Home Furnishings"), "HOMEDECOR"),
  synonym("makeup, perfume, skin care", "COSMETICS"),
  synonym("charity, charities, giving, philanthropy, donations", "DONOR", "LIKELY_GIVE", "POLITICALDONOR"),
  synonym("nonprofits, volunteers", "VOLUNTEER", "DONOR"),
  synonym("republicans, democrats, campaign, politics", "POLITICALDONOR", "LIKELY_VOTE"),
  synonym("voters, elections", "LIKELY_VOTE"),
  synonym("vacations, vacation, trips, holidays, travelers", "TRAVEL", "LIKELY_CRUISE"),
  synonym("rv, campers", of("TRAVEL", "Recreational Vehicle")),
  synonym("abroad, international", of("TRAVEL", "Foreign")),
  synonym("hobbies, hobby, likes, leisure", "INTERESTS"),
  synonym("books, readers", of("INTERESTS", "Reading"), of("PURCHASES", "Books")),
  synonym("cooks, chefs, recipes", of("INTERESTS", "Cooking"), of("PURCHASES", "Gourmet Food")),
  synonym("gardeners, plants, lawn", of("INTERESTS", "Gardening"), of("PURCHASES", "Garden")),
  synonym("anglers", of("INTERESTS", "Fishing")),
  synonym("outdoors, hiking, tents", of("INTERESTS", "Camping"), "HUNTING"),
  synonym("joggers, marathon", of("INTERESTS", "Running"), "FITNESS"),
  synonym("gym, workout, health club, yoga", "FITNESS"),
  synonym("boats, sailors, yachts", "BOATING"),
  synonym("skiers, snowboarding", "SKIING"),
  synonym("bikes, bicycles, cyclists, biking", "CYCLING"),
  synonym("hunters, guns, firearms", "HUNTING"),
  synonym("carpentry", "WOODWORKING"),
  synonym("knitting, crafts", "SEWING"),
  synonym("coins, stamps, antiques, collectors", "COLLECTIBLES"),
  synonym("diy, home repair, handyman", "DOITYOURSELF", "LIKELY_REMODEL"),
  synonym("renovation, renovate, remodeling, contractors", "LIKELY_REMODEL", "DOITYOURSELF"),
  synonym("netflix, movies, television, tv", "STREAMING", "SPORTSONTV", "LIKELY_CANCEL_CABLE"),
  synonym("football, baseball, basketball, sports fans", "SPORTSONTV"),
  synonym("gamblers, gambling, las vegas", "CASINO"),
  synonym("concerts, opera, museums", "THEATER"),
  synonym("disney, amusement parks", "THEMEPARKS"),
  synonym("smart watch, smartwatch, gadgets", "WEARABLES", "TECHNOLOGY"),
  synonym("computers, internet, wifi", "BROADBAND", "TECHNOLOGY", "LIKELY_SWITCH_INTERNET"),
  synonym("cell phones, mobile phones, smartphones", "PREPAIDWIRELESS", "LIKELY_SWITCH_WIRELESS"),
  synonym("organic, vegetarians, vegan, healthy food", "ORGANICFOOD"),
  synonym("drinkers, vineyards", "WINE"),
  synonym("car insurance", "LIKELY_SWITCH_AUTO_INSURANCE"),
  synonym("house insurance", "LIKELY_SWITCH_HOME_INSURANCE"),
  synonym("bank account, banking", "LIKELY_OPEN_CHECKING"),
  synonym("moving, movers, relocating", "LIKELY_MOVE", "MOVEDATE", "MOVETYPE"),
  synonym("business type, trade, sector, sic, naics", "SIC"),
  synonym("company size, staff, headcount, workers", "EMPLOYEES"),
  synonym("revenue, turnover", "SALES"),
  synonym("decision makers, position, role", "TITLE"),
  synonym("work from home, home office", "HOMEBASED", of("TECHNOLOGY", "Home Office")),
  synonym("women owned, female owned, minority owned", "WOMANOWNED"),
  synonym("new businesses, startups, founded", "YEARFOUNDED", "FILINGDATE"),
  synonym("office space, floor space", "SQUAREFEET"),
  synonym("headquarters, branches, offices", "LOCATION"),
]
