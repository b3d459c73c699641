import { countText, drawnCount } from '#app/domain/learners/people-count.ts'
import { Cell, Table } from '#app/ui/admin/table.tsx'
import type { LearnersOfLesson } from './learners-of-lesson.server.ts'
import { Bar } from './share-bar.tsx'

/** The words of a lesson that most learners looked up. */
export function TappedWords({ tapped }: Pick<LearnersOfLesson, 'tapped'>) {
	const most = Math.max(1, ...tapped.map(({ people }) => drawnCount(people)))
	return (
		<section aria-labelledby="tapped" className="grid content-start gap-2">
			<h2 id="tapped" className="font-semibold text-xl">
				Words looked up most
			</h2>
			<p className="text-ink-soft">
				Tapped in the text, its notes or exercises. Each browser counts once, in all time.
			</p>
			<Table
				caption="Words looked up most"
				heads={['Word', { name: 'People', isNumber: true }, 'Chart']}
				emptyText="None yet."
				rows={tapped.map(({ word, people }) => (
					<tr key={word}>
						<Cell of="Word" isHead>
							<span lang="zh-CN">{word}</span>
						</Cell>
						<Cell of="People" isNumber>
							{countText(people)}
						</Cell>
						<Cell of="Chart">
							<Bar percent={(100 * drawnCount(people)) / most} tone="plain" />
						</Cell>
					</tr>
				))}
			/>
		</section>
	)
}
