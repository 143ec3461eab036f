import type { Service, ServiceFlags } from "@listwright/domain/account"
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

/** Of a user whose record names none. */
export const NO_SERVICES: ServiceFlags = {
  enhanceList: false,
  cleanList: false,
  emailAppend: false,
  emailVerification: false,
  phoneAppend: false,
  phoneReverse: false,
  emailReverse: false,
  phoneVerification: false,
  portraitReports: false,
}

/** What a service looks like, and what it is for. */
export const SERVICE_LOOKS: Readonly<Record<Service, { readonly icon: LucideIcon; readonly about: string }>> =
  {
    enhanceList: { icon: ListPlus, about: "Add age, income, home and interests to the customers you have." },
    cleanList: { icon: Sparkles, about: "Correct addresses, follow people who moved, drop duplicates." },
    emailAppend: { icon: AtSign, about: "Find the email addresses that your records lack." },
    emailVerification: { icon: BadgeCheck, about: "Know which addresses still take mail before you send." },
    phoneAppend: { icon: PhoneForwarded, about: "Find the phone numbers that your records lack." },
    phoneReverse: { icon: PhoneIncoming, about: "Find the name and address behind a phone number." },
    emailReverse: { icon: MailSearch, about: "Find the name and address behind an email address." },
    phoneVerification: { icon: PhoneCall, about: "Know which numbers are in service before you call." },
    portraitReports: {
      icon: ChartNoAxesCombined,
      about: "See how your customers differ from everyone else around them.",
    },
  }
