import { Link, useFetcher } from '@remix-run/react'
import { Flag, X } from 'lucide-react'
import { PlaceText } from '#app/features/reports/place-text.tsx'
import { Outcome } from './outcome.tsx'
import type { NewAnswer } from './own-reports.server.ts'

/** The latest answers to a person’s reports, until each is closed or their list was opened. */
export function NewAnswers({ answers }: { answers: readonly NewAnswer[] }) {
	const [latest] = answers
	if (!latest) return null
	const { total } = latest
	return (
		<section aria-labelledby="answers" className="grid gap-2">
			<h2 id="answers" className="flex items-center gap-2 text-ink-soft text-sm">
				<Flag aria-hidden size={16} className="shrink-0 text-jade" />
				<Link to="/settings/reports" className="py-1 underline hover:text-ink">
					{total === 1 ? 'An answer to your report' : `${total} answers to your reports`}
				</Link>
			</h2>
			<ul className="card grid divide-y divide-line px-4">
				{answers.map((answer) => (
					<OneAnswer key={answer.id} answer={answer} />
				))}
			</ul>
		</section>
	)
}

function OneAnswer({ answer }: { answer: NewAnswer }) {
	const { Form, state, data } = useFetcher<{ seen?: string }>()
	const isUnsent = state === 'idle' && data !== undefined && data.seen === undefined
	// Gone at once: the page loads its answers anew after that.
	if (state !== 'idle') return null
	return (
		<li className="flex items-start gap-3 py-3">
			<div className="grid min-w-0 flex-1 gap-2">
				<PlaceText place={answer} />
				<Outcome report={answer} />
				{isUnsent && (
					<p role="alert" className="text-cinnabar-deep text-sm">
						This could not be closed. Please try again when you are online.
					</p>
				)}
			</div>
			<Form method="post" action="/settings/reports">
				<input type="hidden" name="seen" value={answer.id} />
				<button
					type="submit"
					aria-label={`Close the answer: ${answer.word ?? answer.sentence ?? 'your report'}`}
					title="Close"
					className="grid size-11 place-items-center rounded-control text-ink-quiet hover:bg-sunken hover:text-ink"
				>
					<X aria-hidden size={18} />
				</button>
			</Form>
		</li>
	)
}
