import { countText, drawnCount } from '#app/domain/learners/people-count.ts'
import type { Period } from '#app/domain/learners/period.ts'
import { tabPath } from '#app/domain/publishing/text-tabs.ts'
import { courseLink, coursesLink, ItemReport } from '#app/features/courses/admin/item-report.tsx'
import { Cell, Table } from '#app/ui/admin/table.tsx'
import { ExerciseAnswers } from './exercise-answers.tsx'
import { FigureList } from './figure-list.tsx'
import type { LearnersOfLesson } from './learners-of-lesson.server.ts'
import { PeriodFilter } from './period-filter.tsx'
import { Bar } from './share-bar.tsx'
import { StopsChart } from './stops-chart.tsx'

type Props = LearnersOfLesson & { period: Period }

/** The figures of a lesson’s learners. No person is named. */
export function LessonScreen({ period, lesson, figures, stops, earlier, ...rest }: Props) {
	const { words, tapped, exercises } = rest
	const { id, title, course } = lesson
	const text = tabPath({ kind: 'lessons', id })
	return (
		<ItemReport
			noun="Learners"
			title={title}
			path={[
				coursesLink,
				...(course
					? [{ to: `${courseLink(course).to}/learners?period=${period}`, name: course.title.en }]
					: []),
				{ to: text, name: title.en },
			]}
		>
			<PeriodFilter period={period} />
			<p className="max-w-prose text-ink-soft">
				People count by their last visit. Editors and administrators do not count. Counts below 5
				are not shown.
			</p>
			<FigureList figures={figures} />
			{(earlier !== 0 || stops.some(({ people }) => people !== 0)) && (
				<StopsChart stops={stops} earlier={earlier} />
			)}
			<div className="grid gap-6 xl:grid-cols-2">
				<section aria-labelledby="words" className="grid content-start gap-2">
					<h2 id="words" className="font-semibold text-xl">
						Words that people want to learn
					</h2>
					<p className="text-ink-soft">Saved here, or marked here as new or being learned.</p>
					<Table
						caption="Words that people want to learn"
						heads={['Word', 'Pinyin', { name: 'People', isNumber: true }]}
						emptyText="None yet."
						rows={words.map(({ id, word, pinyin, people }) => (
							<tr key={id}>
								<Cell of="Word" isHead>
									<span lang="zh-CN">{word}</span>
								</Cell>
								<Cell of="Pinyin">{pinyin}</Cell>
								<Cell of="People" isNumber>
									{countText(people)}
								</Cell>
							</tr>
						))}
					/>
				</section>
				<TappedWords tapped={tapped} />
			</div>
			<section aria-labelledby="exercises" className="grid gap-4">
				<h2 id="exercises" className="font-semibold text-xl">
					Exercises
				</h2>
				{exercises.length === 0 && <p className="text-ink-soft">This lesson has no exercises.</p>}
				{exercises.map((exercise) => (
					<ExerciseAnswers key={exercise.id} exercise={exercise} />
				))}
			</section>
		</ItemReport>
	)
}

/** The words of a lesson that most learners looked up. */
function TappedWords({ tapped }: Pick<LearnersOfLesson, 'tapped'>) {
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
