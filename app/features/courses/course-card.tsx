import { Link } from '@remix-run/react'
import { courseLevelNames } from '#app/domain/courses/course-level.ts'
import type { LearnedMark } from '#app/domain/progress/learned-mark.ts'
import { FitLine } from '#app/features/known-words/fit-line.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Cover } from '#app/ui/cover.tsx'
import type { FittingCourse } from './course-fits.ts'
import { LearnedCount, LearnedTick } from './learned-count.tsx'

type Props = {
	course: FittingCourse
	/** Administrators open what is coming soon. */
	opensAll: boolean
	isFirst: boolean
	isLearned: (mark: LearnedMark) => boolean
}

/** A course or single lesson in a grid. Learners cannot open what is coming soon. */
export function CourseCard({ course, opensAll, isFirst, isLearned }: Props) {
	const isComing = course.status === 2
	const learned = course.marks.filter((mark) => mark.isOpen && isLearned(mark)).length
	const face = <Face course={course} isComing={isComing} isFirst={isFirst} learned={learned} />
	if (isComing && !opensAll) return <div className={`${frame} text-ink-quiet`}>{face}</div>
	const path = course.type === 'course' ? 'courses' : 'courses/lessons'
	return (
		<Link to={`/${path}/${course.slug}`} className={`${frame} hover:border-edge`} prefetch="intent">
			{face}
		</Link>
	)
}

const frame = 'card flex h-full flex-col overflow-hidden transition-colors'

type FaceProps = { course: FittingCourse; isComing: boolean; isFirst: boolean; learned: number }

function Face({ course, isComing, isFirst, learned }: FaceProps) {
	const { title, level, marks, fit } = course
	return (
		<>
			<div className={isComing ? 'opacity-50 grayscale' : ''}>
				<Cover src={course.cover} hanzi={title.zh} isFirst={isFirst} />
			</div>
			<div className="wrap-anywhere flex flex-1 flex-col gap-1 p-4">
				<h3 className="font-semibold">{title.en}</h3>
				<p lang="zh-CN" className={isComing ? '' : 'text-ink-soft'}>
					{title.zh}
				</p>
				<FitLine fit={fit} />
				<p className="mt-auto flex flex-wrap items-center gap-1.5 pt-3">
					<Chip>{courseLevelNames[level]}</Chip>
					{isComing && <Chip tone="amber">Coming Soon</Chip>}
					{!isComing && !course.isFree && <Chip tone="cinnabar">Paid</Chip>}
					{course.isPrivate && <Chip tone="indigo">Private</Chip>}
					<span className="ml-auto text-ink-quiet text-xs">
						{course.type === 'course' ? (
							<LearnedCount
								learned={learned}
								total={marks.filter(({ isOpen }) => isOpen).length}
								lessons={marks.length}
							/>
						) : (
							<LearnedTick isLearned={learned > 0} />
						)}
					</span>
				</p>
			</div>
		</>
	)
}
