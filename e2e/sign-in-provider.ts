/** A provider of sign-ins that others wrote, for the journeys: it lets everybody in as one invented person. */
import { Events, OAuth2Server } from 'oauth2-mock-server'

const person = {
  sub: 'grace-at-the-provider',
  email: 'grace.google@parapet.example',
  email_verified: true,
  given_name: 'Grace',
  family_name: 'Google',
}

const provider = new OAuth2Server()
await provider.issuer.keys.generate('RS256')
provider.service.on(Events.BeforeTokenSigning, (token) => Object.assign(token.payload, person))
await provider.start(Number(process.env.PORT), 'localhost')
