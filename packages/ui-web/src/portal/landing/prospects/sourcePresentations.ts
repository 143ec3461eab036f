import type { SiteConfiguration } from "@listwright/domain/account"
import { sourceDescription, findListType, type SourceKind } from "@listwright/domain/catalog"
import { Building2, House, type LucideIcon, Mail, MapPin, Smartphone, Truck, Users } from "lucide-react"

/** The descriptions of sources that differ from their type's description. */
const OWN_WORDS: Readonly<Record<number, string>> = {
  20: "Companies by industry, size, credit rating and decision-makers.",
  30: "People who recently bought a home, by price and loan.",
  40: "Households that recently moved, by previous location.",
  60: "People who recently bought a home, with a choice of year built.",
  70: "People who read offers they get by mail.",
  80: "People by how they use credit.",
  90: "Companies by industry and size, without credit ratings.",
  110: "People at their home addresses, in one area at a time.",
  120: "Companies in one area at a time.",
  150: "People at their home addresses, in areas that may cross state lines.",
  160: "Companies in areas that may cross state lines.",
  170: "Companies by industry, size and decision-makers' titles.",
  180: "Companies by every attribute, with separate pricing.",
  250: "Newly identified consumers.",
  260: "Newly registered companies.",
}

/** The icon and description for each type of source. */
const SOURCE_LOOKS: Readonly<Record<SourceKind, { readonly icon: LucideIcon; readonly about: string }>> = {
  consumer: {
    icon: Users,
    about: "People at their home addresses, by age, income, home, family and interests.",
  },
  newMovers: { icon: Truck, about: "People who have just moved or bought a home." },
  business: { icon: Building2, about: "Companies by industry, size and decision-makers." },
  saturation: { icon: MapPin, about: "Every address on the carrier routes you choose." },
  occupant: { icon: House, about: "Every address in an area, by type." },
  residentOccupant: { icon: House, about: "Residents and occupants, street by street." },
  canadianConsumer: { icon: Users, about: "People at their home addresses in Canada." },
  mobileConsumer: { icon: Smartphone, about: "People you can reach on their phones." },
  emailCampaign: { icon: Mail, about: "A campaign we send for you." },
}

/** Returns a source's icon and description, in the site's own wording if available. */
export const sourcePresentation = (listType: number, site: Pick<SiteConfiguration, "sources">) => {
  const { about, icon } = SOURCE_LOOKS[findListType(listType)?.kind ?? "consumer"]
  return { icon, about: sourceDescription(listType, site) ?? OWN_WORDS[listType] ?? about }
}
