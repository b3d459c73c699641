import { Link } from '@remix-run/react'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { courseLevelNames } from '#app/domain/courses/course-level.ts'
import type { LearnedMark } from '#app/domain/progress/learned-mark.ts'
import { FitLine } from '#app/features/known-words/fit-line.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Cover } from '#app/ui/cover.tsx'
import type { FittingCourse } from './course-fits.ts'
import { LearnedCount, LearnedTick } from './learned-count.tsx'

/**
 * Cards side by side, as many as there are; the row scrolls where they have no room. It reaches into the margins of
 * the page, which are in pixels, whatever the size of the text.
 */
export function Shelf({ isOrdered, children }: { isOrdered?: boolean; children: ReactNode }) {
	const List = isOrdered ? 'ol' : 'ul'
	return (
		<List className="-mx-[16px] flex snap-x scroll-px-[16px] items-stretch gap-3 overflow-x-auto px-[16px] pb-1 *:w-[18.5rem] *:max-w-[85vw] *:shrink-0 *:snap-start md:-mx-1 md:scroll-px-1 md:px-1 md:*:max-w-96 md:*:flex-[1_0_15.25rem]">
			{children}
		</List>
	)
}

type Props = {
	course: FittingCourse
	/** Administrators open what is coming soon. */
	opensAll: boolean
	isLearned: (mark: LearnedMark) => boolean
	/** Its place on the path, from 1. */
	no?: number
	/** The lesson to go on with. */
	next?: { to: string; label: string; title: string } | undefined
}

/** A course or single lesson on a shelf. Learners cannot open what is coming soon. */
export function ShelfCard({ course, opensAll, isLearned, no, next }: Props) {
	const { title, level, marks, fit } = course
	const isComing = course.status === 2
	const isClosed = isComing && !opensAll
	const open = marks.filter(({ isOpen }) => isOpen)
	const learned = open.filter(isLearned).length
	const path = course.type === 'course' ? 'courses' : 'courses/lessons'
	const name = (
		<>
			{no && <span className="text-ink-quiet tabular-nums">{no}. </span>}
			{title.en}{' '}
			<span lang="zh-CN" className="block font-normal text-ink-soft">
				{title.zh}
			</span>
		</>
	)
	return (
		<li
			className={`card relative flex min-w-0 flex-col overflow-hidden ${next ? 'border-edge' : ''} ${isClosed ? 'text-ink-quiet' : 'hover:border-edge'}`}
		>
			<div className="flex flex-1 items-start gap-3 p-3">
				<div
					className={`w-20 shrink-0 overflow-hidden rounded-control ${isComing ? 'opacity-50 grayscale' : ''}`}
				>
					<Cover src={course.cover} hanzi={title.zh} />
				</div>
				<div className="wrap-anywhere flex min-w-0 flex-1 flex-col gap-1 self-stretch">
					<h3 className="line-clamp-4 font-semibold leading-snug">
						{isClosed ? (
							name
						) : (
							<Link
								to={`/${path}/${course.slug}`}
								prefetch="intent"
								className="after:absolute after:inset-0"
							>
								{name}
							</Link>
						)}
					</h3>
					<FitLine fit={fit} />
					<p className="mt-auto flex flex-wrap items-center gap-1">
						<Chip>{courseLevelNames[level]}</Chip>
						{isComing && <Chip tone="amber">Coming Soon</Chip>}
						{!isComing && isPaid(course) && <Chip tone="cinnabar">Paid</Chip>}
						{course.isPrivate && <Chip tone="indigo">Private</Chip>}
						<span className="ml-auto text-ink-quiet text-xs">
							{course.type === 'course' ? (
								<LearnedCount learned={learned} total={open.length} lessons={marks.length} />
							) : (
								<LearnedTick isLearned={learned > 0} />
							)}
						</span>
					</p>
				</div>
			</div>
			{next && (
				<Link
					to={next.to}
					prefetch="intent"
					className="wrap-anywhere relative flex min-h-11 items-center gap-2 border-line border-t px-3 py-2 hover:bg-sunken"
				>
					<span className="shrink-0 font-semibold text-cinnabar-deep">{next.label}</span>
					<span className="min-w-0 flex-1">{next.title}</span>
					<ChevronRight aria-hidden size={18} className="shrink-0 text-cinnabar" />
				</Link>
			)}
		</li>
	)
}

/** For the person: a course is paid where they may open none of its lessons. */
function isPaid({ isFree, type, marks }: FittingCourse): boolean {
	if (type !== 'course' || marks.length === 0) return !isFree
	return !marks.some(({ isOpen }) => isOpen)
}
