import type { ReactNode } from 'react'
import { coveredShare, knownShare, type NewWord } from '#app/domain/courses/course-figures.ts'
import { courseLevelNames } from '#app/domain/courses/course-level.ts'
import { lessonKindNames, lessonNumbers } from '#app/domain/courses/lesson-kind.ts'
import { countKinds } from '#app/domain/courses/lesson-parts.ts'
import { editionNames, firstEdition } from '#app/domain/hsk/edition.ts'
import { tabPath } from '#app/domain/publishing/text-tabs.ts'
import { StatusDot } from '#app/ui/admin/status-dot.tsx'
import { Cell, Table } from '#app/ui/admin/table.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import type { CourseFigures } from './course-figures.server.ts'
import { FiguresTabs } from './figures-tabs.tsx'
import { courseLink, coursesLink, ItemReport } from './item-report.tsx'
import { ItemTitle } from './item-title.tsx'

type Lesson = CourseFigures['lessons'][number]

/** The figures of a course, lesson by lesson, and the targets of the path. */
export function FiguresScreen({ course, rank, list, targets, lessons, damaged }: CourseFigures) {
	const { id, title, level, path } = course
	const covered = list.words - list.missing.length
	const numbers = lessonNumbers(lessons.map(({ kind }) => kind))
	return (
		<ItemReport noun="Figures" title={title} path={[coursesLink, courseLink(course)]}>
			<FiguresTabs courseId={id} />
			<p className="max-w-prose text-ink-soft">
				{courseLevelNames[level]}, HSK {rank}.{' '}
				{path === null
					? 'The course is not on the path: its lessons are counted by themselves.'
					: 'Words are known from the lessons before on the path, and may return in the courses after it.'}{' '}
				Names are left out.
			</p>
			{damaged.length > 0 && (
				<Notice tone="warning">{damagedText(damaged.map(({ title }) => title.en))}</Notice>
			)}
			<LessonTable lessons={lessons} numbers={numbers} rank={rank} />
			<Part heading="New words">
				<p className="max-w-prose text-ink-soft">
					3 + 2 means: met three times in the texts of the next six lessons and in those that read
					them again, and twice in their notes and exercises.
				</p>
				<div className="grid">
					{lessons.map((lesson, index) => (
						<WordsOfLesson key={lesson.id} lesson={lesson} no={numbers[index]} rank={rank} />
					))}
				</div>
			</Part>
			<Part heading={`Words of HSK ${rank}`}>
				<p>
					{path === null
						? 'The texts of this course have '
						: 'The texts of this course and of those before it on the path have '}
					{covered} of the {list.words} words in {editionNames[firstEdition]} (
					{percent(coveredShare(list))}).
				</p>
				{list.missing.length > 0 && (
					<Fold summary={`${list.missing.length} words are missing`}>
						<p lang="zh-CN" className="wrap-anywhere">
							{list.missing.join('，')}
						</p>
					</Fold>
				)}
			</Part>
			{targets.length > 0 && (
				<Part heading="Targets of the path">
					<Table
						caption="Targets"
						heads={['Target', 'State', 'Missed by']}
						emptyText=""
						rows={targets.map(({ text, misses }) => (
							<tr key={text}>
								<Cell of="Target" isHead>
									<span className="block md:min-w-64">{text}</span>
								</Cell>
								<Cell of="State">
									<StatusDot tone={misses.length === 0 ? 'jade' : 'amber'}>
										{misses.length === 0 ? 'Met' : 'Missed'}
									</StatusDot>
								</Cell>
								<Cell of="Missed by">
									<Misses misses={misses} />
								</Cell>
							</tr>
						))}
					/>
				</Part>
			)}
		</ItemReport>
	)
}

function damagedText(titles: readonly string[]): string {
	const names = titles.map((title) => `“${title}”`).join(', ')
	return titles.length === 1
		? `The text of ${names} is damaged and counts as empty.`
		: `The texts of ${names} are damaged and count as empty.`
}

/** Longer ones are folded: a young course misses much. */
function Misses({ misses }: { misses: readonly string[] }) {
	const text = misses.join('; ')
	if (text.length <= mostShown) return <WithHanzi text={text || '–'} />
	const [first = ''] = misses
	return (
		<details className="wrap-anywhere">
			<summary className="cursor-pointer">
				{misses.length === 1 ? first.split(':')[0] : `${misses.length} lessons`}
			</summary>
			<ul className="grid gap-1 py-1">
				{misses.map((miss) => (
					<li key={miss}>
						<WithHanzi text={miss} />
					</li>
				))}
			</ul>
		</details>
	)
}

const mostShown = 60

type TableProps = {
	lessons: readonly Lesson[]
	/** As `lessonNumbers` counts them. */
	numbers: readonly (number | undefined)[]
	rank: number
}

function LessonTable({ lessons, numbers, rank }: TableProps) {
	const above = `Above HSK ${rank}`
	const heads = [
		{ name: 'No.', isNumber: true },
		'Lesson',
		{ name: 'Characters', isNumber: true },
		{ name: 'Words', isNumber: true },
		{ name: 'New', isNumber: true },
		{ name: 'Known', isNumber: true },
		{ name: above, isNumber: true },
		{ name: 'Never again', isNumber: true },
		{ name: 'Notes', isNumber: true },
		{ name: 'Exercises', isNumber: true },
		{ name: 'Kinds', isNumber: true },
	]
	return (
		<Table
			caption="Lessons"
			heads={heads}
			isWide
			emptyText="No lessons yet."
			rows={lessons.map((lesson, index) => (
				<tr key={lesson.id}>
					<Cell of="No." isNumber>
						{numbers[index]}
					</Cell>
					<Cell of="Lesson" isHead>
						<ItemTitle title={lesson.title} to={tabPath({ kind: 'lessons', id: lesson.id })} />
						{lesson.kind !== 'lesson' && (
							<div>
								<Chip>{lessonKindNames[lesson.kind]}</Chip>
							</div>
						)}
					</Cell>
					<Cell of="Characters" isNumber>
						{lesson.characters}
					</Cell>
					<Cell of="Words" isNumber>
						{lesson.words}
					</Cell>
					<Cell of="New" isNumber>
						{lesson.newWords.length}
					</Cell>
					<Cell of="Known" isNumber>
						{percent(knownShare(lesson))}
					</Cell>
					<Cell of={above} isNumber>
						{lesson.above.running}
					</Cell>
					<Cell of="Never again" isNumber>
						{goneFrom(lesson).length}
					</Cell>
					<Cell of="Notes" isNumber>
						{lesson.notes.length}
					</Cell>
					<Cell of="Exercises" isNumber>
						{lesson.exercises.length}
					</Cell>
					<Cell of="Kinds" isNumber>
						{countKinds(lesson)}
					</Cell>
				</tr>
			))}
		/>
	)
}

type WordsProps = { lesson: Lesson; no: number | undefined; rank: number }

function WordsOfLesson({ lesson, no, rank }: WordsProps) {
	const { newWords, above, title } = lesson
	const gone = goneFrom(lesson)
	return (
		<Fold summary={`${no === undefined ? '' : `${no}. `}${title.en}: ${newWords.length} new words`}>
			<ul className="flex flex-wrap gap-x-4 gap-y-1">
				{newWords.map((word) => (
					<li key={word.key} className="whitespace-nowrap">
						<span lang="zh-CN">{word.word}</span>{' '}
						<span className="text-ink-soft tabular-nums">
							{word.inTexts} + {word.beside}
						</span>
					</li>
				))}
			</ul>
			<WordList name={`Above HSK ${rank}`} words={above.words} />
			<WordList name="Never met again" words={gone} />
		</Fold>
	)
}

function WordList({ name, words }: { name: string; words: readonly { word: string }[] }) {
	if (words.length === 0) return null
	return (
		<p className="wrap-anywhere text-ink-soft">
			{name}: <span lang="zh-CN">{words.map(({ word }) => word).join('，')}</span>
		</p>
	)
}

function goneFrom({ newWords }: Lesson): NewWord[] {
	return newWords.filter(({ returns }) => !returns)
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
	return (
		<section aria-label={heading} className="grid gap-2">
			<h2 className="font-semibold">{heading}</h2>
			{children}
		</section>
	)
}

function Fold({ summary, children }: { summary: string; children: ReactNode }) {
	return (
		<details className="border-line border-b py-1">
			<summary className="cursor-pointer py-1">{summary}</summary>
			<div className="grid gap-2 py-2 pl-4">{children}</div>
		</details>
	)
}

function percent(share: number): string {
	return `${(100 * share).toFixed(1)}%`
}
