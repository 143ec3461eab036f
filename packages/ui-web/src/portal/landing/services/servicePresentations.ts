import type { Service } from "@listwright/domain/account"
import {
  AtSign,
  BadgeCheck,
  ChartNoAxesCombined,
  ListPlus,
  type LucideIcon,
  MailSearch,
  PhoneCall,
  PhoneForwarded,
  PhoneIncoming,
  Sparkles,
} from "lucide-react"

/** The icon and purpose of each service. */
export const SERVICE_PRESENTATIONS: Readonly<
  Record<Service, { readonly icon: LucideIcon; readonly about: string }>
> = {
  enhanceList: { icon: ListPlus, about: "Add age, income, home and interests to the customers you have." },
  cleanList: { icon: Sparkles, about: "Correct addresses, find people who moved and remove duplicates." },
  emailAppend: { icon: AtSign, about: "Find the email addresses missing from your records." },
  emailVerification: {
    icon: BadgeCheck,
    about: "Find out which addresses still accept email before you send.",
  },
  phoneAppend: { icon: PhoneForwarded, about: "Find the phone numbers missing from your records." },
  phoneReverse: { icon: PhoneIncoming, about: "Find the name and address behind a phone number." },
  emailReverse: { icon: MailSearch, about: "Find the name and address behind an email address." },
  phoneVerification: { icon: PhoneCall, about: "Find out which numbers are in service before you call." },
  portraitReports: {
    icon: ChartNoAxesCombined,
    about: "See how your customers differ from everyone else around them.",
  },
}
