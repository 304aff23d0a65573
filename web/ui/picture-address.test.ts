import { afterEach, expect, test, vi } from 'vitest'
import { pictureAddress } from './picture-address.ts'

afterEach(() => void vi.unstubAllEnvs())

test.each([
  ['/api/pictures/1', 'https://api.example', 'https://api.example/api/pictures/1'],
  ['/api/pictures/1', '', '/api/pictures/1'],
  ['data:image/png;base64,AAAA', 'https://api.example', 'data:image/png;base64,AAAA'],
])('the picture %s of the API at %j is loaded from %s', (picture, api, address) => {
  vi.stubEnv('API_BASE_URL', api)
  expect(pictureAddress(picture)).toBe(address)
})
