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
