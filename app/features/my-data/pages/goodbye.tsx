import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useSearchParams } from '@remix-run/react'
import { dayInPath } from '#app/features/my-data/goodbye-path.ts'
import { GoodbyeScreen } from '#app/features/my-data/goodbye-screen.tsx'
import { requireVisitor } from '#app/http/guards.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Goodbye', matches) }]

export async function loader({ context, request }: LoaderFunctionArgs) {
	return requireVisitor(context, request)
}

export default function Goodbye() {
	const [search] = useSearchParams()
	return <GoodbyeScreen until={dayInPath(search)} />
}
