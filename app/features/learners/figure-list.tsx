import { countText, type PeopleCount, shareText } from '#app/domain/learners/people-count.ts'
import type { VisitorFigures } from './visitors.server.ts'

/** The main figures of a lesson. */
export function FigureList({ figures }: { figures: VisitorFigures }) {
	const { opened, finished, finishedShare, begun, completed, again, score } = figures
	const entries = [
		{ name: 'Opened it', value: countText(opened) },
		{ name: 'Finished the text', value: withShare(finished, finishedShare) },
		{ name: 'Started the exercises', value: countText(begun) },
		{ name: 'Completed the exercises', value: countText(completed) },
		{ name: 'Restarted the exercises', value: countText(again) },
		{ name: 'Average best result', value: shareText(score) },
	]
	return (
		<dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
			{entries.map(({ name, value }) => (
				<div key={name} className="card grid content-start gap-1 p-3">
					<dt className="text-ink-soft text-sm">{name}</dt>
					<dd className="font-semibold text-lg tabular-nums">{value}</dd>
				</div>
			))}
		</dl>
	)
}

function withShare(count: PeopleCount, share: number | undefined): string {
	return share === undefined ? countText(count) : `${countText(count)} (${share}%)`
}
