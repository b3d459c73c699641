import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Link } from '@remix-run/react'
import { requireAdmin } from '#app/platform/guards.server.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { MessageScreen } from '#app/ui/message-screen.tsx'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Admin', matches) }]

export async function loader({ context }: LoaderFunctionArgs) {
	await requireAdmin(context)
	return null
}

export default function Overview() {
	return (
		<MessageScreen hanzi="待" title="Admin Dashboard" text="The back office is coming.">
			<Link to="/courses" className={buttonClass('secondary')}>
				Back to Courses
			</Link>
		</MessageScreen>
	)
}
