import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Link } from '@remix-run/react'
import { requirePerson } from '#app/platform/guards.server.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { MessageScreen } from '#app/ui/message-screen.tsx'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Flashcards', matches) }]

export async function loader({ context }: LoaderFunctionArgs) {
	await requirePerson(context)
	return null
}

export default function Flashcards() {
	return (
		<MessageScreen
			hanzi="待"
			title="Flashcards"
			text="Four decks are ready; their study screen is coming."
		>
			<Link to="/courses" className={buttonClass('secondary')}>
				Back to Courses
			</Link>
		</MessageScreen>
	)
}
