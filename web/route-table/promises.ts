/** What will be there, in a sentence, for each screen still to come; only its honest page loads them. */
export const promises: Readonly<Record<string, string>> = {
  '/privacy-settings': 'Here you’ll choose what neighbours can see about you, and request a copy of your data.',
  '/compliance-dashboard': 'Here you’ll see at a glance how the platform meets its privacy obligations.',
  '/data-processors': 'Here you’ll manage the list of companies that process personal information for the platform.',
  '/breach-management': 'Here you’ll record a privacy breach, assess its risk and track the required notices.',
  '/privacy-policies': 'Here you’ll manage privacy policy versions and see who agreed to each.',
}
