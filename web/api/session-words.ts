/** What is said about signing in and out and the own profile, in one place (specification, section 8). */
export const sessionWords = {
  loggedIn: 'Login successful!',
  loginFailed: 'Login failed',
  loggedInByProvider: 'Logged in successfully!',
  registered: 'Registration successful!',
  registrationFailed: 'Registration failed',
  profileUpdated: 'Profile updated successfully!',
  updateFailed: 'Update failed',
  loggedOut: 'Logged out successfully',
  loggedOutHereOnly: 'Logged out',
  expired: 'Your session has expired. Please login again.',
} as const
