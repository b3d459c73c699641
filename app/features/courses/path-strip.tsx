import { Link } from '@remix-run/react'
import { ChevronRight } from 'lucide-react'
import { courseLevelNames } from '#app/domain/courses/course-level.ts'
import { currentOnPath } from '#app/domain/courses/path.ts'
import type { HskRank } from '#app/domain/hsk/level.ts'
import type { LearnedMark } from '#app/domain/progress/learned-mark.ts'
import { Chip } from '#app/ui/chip.tsx'
import { Cover } from '#app/ui/cover.tsx'
import type { WithFit } from './course-fits.ts'
import type { PathCourse } from './course-path.server.ts'
import { LearnedCount } from './learned-count.tsx'

type ShownCourse = PathCourse & WithFit

type Props = {
	courses: readonly ShownCourse[]
	/** Administrators open what is coming soon. */
	opensAll: boolean
	/** The person's level. */
	rank: HskRank
	isLearned: (mark: LearnedMark) => boolean
}

/** The courses in the order in which they are best learned, and the lesson to go on with. */
export function PathStrip({ courses, opensAll, rank, isLearned }: Props) {
	if (courses.length === 0) return null
	const counted = courses.map((course) => {
		const isClosed = course.status === 2 && !opensAll
		const open = isClosed ? [] : course.marks.filter(({ isOpen }) => isOpen)
		const learned = open.filter(isLearned).length
		return { ...course, isClosed, open: open.length, learned }
	})
	const current = currentOnPath(counted, rank)
	return (
		<section aria-labelledby="path" className="grid gap-3">
			<h2 id="path" className="font-semibold text-lg">
				The path
			</h2>
			<ol className="grid gap-3 md:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
				{counted.map((course, index) => {
					const isCurrent = course === current?.course
					return (
						<li key={course.id} className="grid">
							<Course
								course={course}
								no={index + 1}
								next={
									isCurrent
										? {
												label: current?.isStart ? 'Start here' : 'Next',
												lesson: course.ahead.find(({ mark }) => !isLearned(mark)),
											}
										: undefined
								}
							/>
						</li>
					)
				})}
			</ol>
		</section>
	)
}

type CourseProps = {
	course: ShownCourse & { isClosed: boolean; open: number; learned: number }
	no: number
	/** For the course to start or to go on with. */
	next: { label: string; lesson: ShownCourse['ahead'][number] | undefined } | undefined
}

function Course({ course, no, next }: CourseProps) {
	const { title, slug, level, cover, fitText, isClosed, open, learned, marks } = course
	const to = `/courses/${slug}`
	const name = (
		<>
			<span className="text-ink-quiet tabular-nums">{no}.</span> {title.en}{' '}
			<span lang="zh-CN" className="block font-normal text-ink-soft">
				{title.zh}
			</span>
		</>
	)
	return (
		<div
			className={`card flex min-w-0 flex-col overflow-hidden ${next ? 'border-cinnabar' : ''} ${isClosed ? 'text-ink-quiet' : ''}`}
		>
			<div className="flex flex-1 items-start gap-3 p-3">
				<div
					className={`w-24 shrink-0 overflow-hidden rounded-control ${isClosed ? 'opacity-50 grayscale' : ''}`}
				>
					<Cover src={cover} hanzi={title.zh} />
				</div>
				<div className="wrap-anywhere flex min-w-0 flex-1 flex-col gap-1 self-stretch">
					<h3 className="font-semibold leading-snug">
						{isClosed ? (
							name
						) : (
							<Link to={to} prefetch="intent" className="hover:underline">
								{name}
							</Link>
						)}
					</h3>
					{fitText && <p className="text-ink-quiet text-sm tabular-nums">{fitText}</p>}
					<p className="mt-auto flex flex-wrap items-center gap-1.5">
						<Chip>{courseLevelNames[level]}</Chip>
						{isClosed && <Chip tone="amber">Coming Soon</Chip>}
						{!isClosed && open === 0 && marks.length > 0 && <Chip tone="cinnabar">Paid</Chip>}
						<span className="ml-auto text-ink-quiet text-xs">
							<LearnedCount learned={learned} total={open} lessons={marks.length} />
						</span>
					</p>
				</div>
			</div>
			{next && (
				<Link
					to={next.lesson ? `/courses/lessons/${next.lesson.slug}` : to}
					prefetch="intent"
					className="wrap-anywhere flex min-h-11 items-center gap-2 border-line border-t px-3 py-2 hover:bg-sunken"
				>
					<span className="shrink-0 font-semibold text-cinnabar-deep">{next.label}</span>
					<span className="min-w-0 flex-1">{next.lesson?.title.en ?? title.en}</span>
					<ChevronRight aria-hidden size={18} className="shrink-0 text-cinnabar" />
				</Link>
			)}
		</div>
	)
}
