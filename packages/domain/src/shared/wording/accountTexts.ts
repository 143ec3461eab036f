/** The messages of the account, its users, and its settings, in the original contract's wording and corrected. */
export const accountTexts = {
  cardSaved: {
    original: "Save payment information successfully",
    corrected: "Your payment information was saved.",
  },
  cardNotSaved: {
    original: "Failed to save payment information , please try again",
    corrected: "Your payment information couldn't be saved. Please try again.",
  },
  profileSaved: {
    original: "Save user information successfully",
    corrected: "Your information was saved.",
  },
  profileNotSaved: {
    original: "Failed to save user information , please try again",
    corrected: "Your information couldn't be saved. Please try again.",
  },
  passwordUpdated: { original: "Update password successfully", corrected: "Your password was changed." },
  passwordNotUpdated: {
    original: "Failed to save update password, please try again",
    corrected: "Your password couldn't be changed. Please try again.",
  },
  enterPasswords: { original: "Please enter passwords", corrected: "Enter your old password." },
  invalidEmailAddress: { original: "Invalid Email Address", corrected: "Enter a valid email address." },
  resetFailed: {
    original: "Failed to create a new password , please try again",
    corrected: "Your new password couldn't be saved. Please try again.",
  },
  inquiryFailed: {
    original: "Failed to sent contact information , please try again",
    corrected: "Your message couldn't be sent. Please try again.",
  },
  accountNameMissing: { original: "Please Enter Account Name!", corrected: "Enter a name for the account." },
  accountCreated: { original: "Create successfully", corrected: "The account was created." },
  accountNotCreated: {
    original: "Failed to Create Account , please try again",
    corrected: "The account couldn't be created. Please try again.",
  },
} as const
