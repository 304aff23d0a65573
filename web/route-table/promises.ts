/** What will be there, in a sentence, for each screen still to come; only its honest page loads them. */
export const promises: Readonly<Record<string, string>> = {
  '/privacy-settings': 'Here you will choose what your neighbours see of you, and ask for a copy of what we keep.',
  '/compliance-dashboard': 'Here you will see at a glance how the platform keeps its privacy duties.',
  '/data-processors': 'Here you will keep the list of companies that process personal information for the platform.',
  '/breach-management': 'Here you will record a privacy breach, judge its risk and follow the notices it calls for.',
  '/privacy-policies': 'Here you will keep the versions of the privacy policy and who agreed to which.',
  '/building-violations': 'Here you will follow bylaw violations from the first complaint to the decision.',
  '/outstanding-fines': 'Here you will see which fines are open, unit by unit.',
}
