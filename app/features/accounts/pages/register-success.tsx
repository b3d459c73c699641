import type { MetaFunction } from '@remix-run/cloudflare'
import { RegisterSuccessScreen } from '#app/features/accounts/apply/register-success-screen.tsx'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Thank You', matches) }]

export default RegisterSuccessScreen
