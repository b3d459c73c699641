import { countText, drawnCount, type PeopleCount } from '#app/domain/learners/people-count.ts'
import { groupName } from '#app/domain/learners/stops.ts'
import { Bars, Chart } from '#app/ui/charts.tsx'
import type { LearnersOfLesson } from './learners-of-lesson.server.ts'

type Props = Pick<LearnersOfLesson, 'stops' | 'earlier'>

/** Where people stopped, if they have not finished the text. */
export function StopsChart({ stops, earlier }: Props) {
	const drawn = stops.map(({ people }) => drawnCount(people))
	const [most] = [...stops].sort((a, b) => drawnCount(b.people) - drawnCount(a.people))
	return (
		<Chart
			id="stops"
			title="Where people stop"
			says={most && drawnCount(most.people) > 0 ? saysOf(most) : 'No paragraph stands out.'}
			note={[
				'People who have not finished the text, by the paragraph they read last.',
				earlierText(earlier),
			]
				.filter((sentence) => sentence !== '')
				.join(' ')}
			table={{
				caption: 'People who stopped, by paragraph',
				head: ['Paragraph', 'People'],
				rows: stops.map(({ text, people, ...group }) => [
					`${groupName(group)}: ${text}`,
					countText(people),
				]),
			}}
		>
			<Bars
				bars={stops.map((stop) => ({
					label: stop.first === stop.last ? `${stop.first}` : `${stop.first}–`,
					values: [drawnCount(stop.people)],
				}))}
				fills={['fill-indigo']}
				scale={Math.max(1, ...drawn)}
			/>
		</Chart>
	)
}

function saysOf(stop: LearnersOfLesson['stops'][number]): string {
	const where = stop.first === stop.last ? 'paragraph' : 'paragraphs'
	return `${countText(stop.people)} people stopped at ${where} ${groupName(stop)}.`
}

function earlierText(earlier: PeopleCount): string {
	if (earlier === 0) return ''
	const people = earlier === 'few' ? 'Fewer than 5' : countText(earlier)
	return `${people} who stopped when the text had a different number of paragraphs are left out.`
}
