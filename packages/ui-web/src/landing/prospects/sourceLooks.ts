import type { SiteConfiguration } from "@listwright/domain/account"
import { aboutSource, listTypeOf, type SourceKind } from "@listwright/domain/catalogue"
import { Building2, House, type LucideIcon, Mail, MapPin, Smartphone, Truck, Users } from "lucide-react"

/** What single sources offer, where that is not what their kind does. */
const OWN_WORDS: Readonly<Record<number, string>> = {
  70: "People who look at offers by mail.",
  80: "People by how they use credit.",
  110: "People at home, in one area at a time.",
  120: "Companies, in one area at a time.",
  170: "Companies, by titles of people, size and type.",
  250: "People who are new to the file.",
  260: "Companies that were registered lately.",
}

/** What a kind of source looks like, and what it offers. */
const SOURCE_LOOKS: Readonly<Record<SourceKind, { readonly icon: LucideIcon; readonly about: string }>> = {
  consumer: { icon: Users, about: "People at home, by age, income, home, family and interests." },
  newMovers: { icon: Truck, about: "People who have just moved or bought a home." },
  business: { icon: Building2, about: "Companies, by industry, size and the people who decide." },
  saturation: { icon: MapPin, about: "Every address on the carrier routes you choose." },
  occupant: { icon: House, about: "Every address in an area, by type." },
  residentOccupant: { icon: House, about: "Residents and occupants, street by street." },
  canadianConsumer: { icon: Users, about: "People at home in Canada." },
  mobileConsumer: { icon: Smartphone, about: "People you reach on their phones." },
  emailCampaign: { icon: Mail, about: "A campaign we send for you." },
}

/** What a source looks like and offers, in the site's own words where it has some. */
export const sourceLook = (listType: number, site: Pick<SiteConfiguration, "sources">) => {
  const { about, icon } = SOURCE_LOOKS[listTypeOf(listType)?.kind ?? "consumer"]
  return { icon, about: aboutSource(listType, site) ?? OWN_WORDS[listType] ?? about }
}
