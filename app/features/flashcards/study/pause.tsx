import { sayReturn } from '#app/domain/flashcards/next-due.ts'
import type { StudySession } from '#app/features/flashcards/study-contract.ts'
import { Button } from '#app/ui/button.tsx'
import { SessionFields } from './card-parts.tsx'
import { Ending } from './ending.tsx'
import type { Study } from './use-study.ts'

type Props = { session: StudySession; study: Study }

/** Only cards in their first minutes are left: when they come back, and a button for who does not wait. */
export function Pause({ session, study }: Props) {
	const { cards, progress } = study.round
	const waits = cards.flatMap(({ waitMs }) => waitMs ?? [])
	return (
		<Ending
			sign="歇"
			heading="That’s all for now"
			text={sayReturn(waits, study.unsent === 0 ? progress.total - progress.done : waits.length)}
			end={null}
			from={session.from}
			hasButton
		>
			<form
				method="get"
				onSubmit={(event) => {
					event.preventDefault()
					study.goAhead()
				}}
			>
				<SessionFields session={session} />
				<input type="hidden" name="ahead" value="yes" />
				<Button className="min-h-12 px-8">Go on now</Button>
			</form>
		</Ending>
	)
}
