import { z } from 'zod'
import { Email, LoginPassword } from '../fields.ts'

export const Login = z.object({ email: Email, password: LoginPassword })
