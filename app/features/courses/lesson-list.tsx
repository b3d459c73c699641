import { Link } from '@remix-run/react'
import { Lock } from 'lucide-react'
import type { LessonAccess } from '#app/domain/access/access.ts'
import { lessonKindNames, lessonNumbers } from '#app/domain/courses/lesson-kind.ts'
import type { LearnedMark } from '#app/domain/progress/learned-mark.ts'
import { FitLine } from '#app/features/known-words/fit-line.tsx'
import { Chip } from '#app/ui/chip.tsx'
import type { LessonRow } from './find-course.server.ts'
import { LearnedTick } from './learned-count.tsx'

type Props = { lessons: LessonRow[]; isLearned: (mark: LearnedMark) => boolean }

/** A course's lessons in order: open, locked or coming soon, with a tick if learned. */
export function LessonList({ lessons, isLearned }: Props) {
	const numbers = lessonNumbers(lessons.map(({ config }) => config.kind))
	return (
		<ol className="grid gap-2">
			{lessons.map((lesson, index) => (
				<li key={lesson.id}>
					<Row lesson={lesson} number={numbers[index]} isLearned={isLearned(lesson.mark)} />
				</li>
			))}
		</ol>
	)
}

const row = 'card flex min-h-16 items-center gap-4 px-4 py-3'

type RowProps = { lesson: LessonRow; number: number | undefined; isLearned: boolean }

function Row({ lesson, number, isLearned }: RowProps) {
	const title = (
		<>
			<span aria-hidden className="w-6 shrink-0 text-right text-ink-quiet tabular-nums">
				{number}
			</span>
			<span className="wrap-anywhere min-w-0 flex-1">
				<span className="flex flex-wrap items-baseline gap-x-2 font-medium">
					{lesson.title.en}
					{lesson.config.kind !== 'lesson' && <Chip>{lessonKindNames[lesson.config.kind]}</Chip>}
				</span>
				<span lang="zh-CN" className="block text-ink-soft">
					{lesson.title.zh}
				</span>
				<FitLine fit={lesson.fit} />
			</span>
		</>
	)
	if (lesson.access === 'open') {
		return (
			<Link
				to={`/courses/lessons/${lesson.slug}`}
				prefetch="intent"
				className={`${row} hover:border-edge`}
			>
				{title}
				<LearnedTick isLearned={isLearned} />
				{lesson.status === 2 && <Chip tone="amber">Coming Soon</Chip>}
			</Link>
		)
	}
	const { label, hint } = lockOf(lesson.access)
	return (
		<div className={`${row} bg-sunken text-ink-quiet`} data-access={lesson.access}>
			{title}
			<span className="grid shrink-0 justify-items-end gap-0.5 text-right text-sm">
				<span className="flex items-center gap-1.5 font-medium text-ink-soft">
					{hint && <Lock aria-hidden size={14} />}
					{label}
				</span>
				{hint && <span className="max-sm:max-w-32">{hint}</span>}
			</span>
		</div>
	)
}

/** The label of a closed lesson, and how to open it. */
function lockOf(access: LessonAccess): { label: string; hint?: string } {
	switch (access) {
		case 'paid':
			return { label: 'Paid', hint: 'Upgrade your account to access' }
		case 'private':
			return { label: 'Private', hint: 'Requires an invitation' }
		default:
			return { label: 'Coming Soon' }
	}
}
