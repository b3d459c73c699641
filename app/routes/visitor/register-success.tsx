import type { MetaFunction } from '@remix-run/cloudflare'
import { RegisterSuccessScreen } from '#app/features/accounts/apply/register-success-screen.tsx'

export const meta: MetaFunction = () => [{ title: 'Thank You – Hanlu 汉路' }]

export default RegisterSuccessScreen
