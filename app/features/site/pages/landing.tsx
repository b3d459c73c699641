import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/cloudflare'
import { hero } from '#app/features/site/landing/copy.ts'
import { LandingScreen } from '#app/features/site/landing/landing-screen.tsx'
import { siteNameOf } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [
	{ title: `${siteNameOf(matches)}: learn Mandarin by reading` },
	{ name: 'description', content: hero.text },
]

export async function loader({ context }: LoaderFunctionArgs) {
	if (await context.user()) throw redirect('/courses')
	return null
}

export default LandingScreen
