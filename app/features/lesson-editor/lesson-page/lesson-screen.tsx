import { Link, useLocation } from '@remix-run/react'
import { lazy, type ReactNode, Suspense } from 'react'
import { tabAt } from '#app/domain/courses/lesson-tabs.ts'
import type { NamedLesson } from '#app/features/lesson-editor/named-lesson.server.ts'
import { adminButtonClass } from '#app/ui/admin/button.tsx'
import { History } from '#app/ui/admin/history.tsx'
import { UpLink } from '#app/ui/admin/up-link.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { LessonTabs } from './lesson-tabs.tsx'

type Props = {
	id: string
	/** Whether there is no such lesson: then it has no tabs either. */
	isMissing: boolean
	/** Undefined while it is loading, too. */
	lesson: NamedLesson | undefined
	/** Whether learners see it, and what changes that. */
	publishBar: ReactNode
	/** The lesson's history. */
	history: ReactNode
	/** The open tab. */
	children: ReactNode
}

/** The page of a lesson: one head for all its tabs, and one history below them. */
export function LessonScreen({ id, isMissing, lesson, ...parts }: Props) {
	const { publishBar, history, children } = parts
	return (
		<main
			id="content"
			tabIndex={-1}
			data-wide
			className="grid min-w-0 flex-1 grid-cols-1 content-start gap-3 outline-none lg:-mt-3"
		>
			<header className="grid grid-cols-1 gap-1 border-line border-b">
				<div className="flex flex-wrap items-center gap-x-2">
					<span className="-ml-3">
						<Back lesson={lesson} />
					</span>
					<LessonPath lesson={lesson} />
				</div>
				{!isMissing && (
					<div className="flex flex-wrap items-end gap-x-6 gap-y-1">
						<LessonTabs lessonId={id} />
						{lesson && (
							<div className="lesson-status">
								{publishBar}
								<Link to={lesson.asLearner} className={adminButtonClass('quiet')}>
									View as learner
								</Link>
							</div>
						)}
					</div>
				)}
			</header>
			{children}
			{lesson && <History versionsPath={`/admin/lessons/${id}/versions`}>{history}</History>}
		</main>
	)
}

/** The exercises go back one page; the other tabs lead to the list that the lesson is in. */
function Back({ lesson }: Pick<Props, 'lesson'>) {
	const list = lesson?.parent ? `/admin/courses/${lesson.parent.id}` : '/admin/courses'
	const isInExercises = tabAt(useLocation().pathname) === 'Exercises'
	const up = <UpLink to={list} />
	if (!isInExercises) return up
	return (
		<Suspense fallback={up}>
			<BackLink to={list} />
		</Suspense>
	)
}

const BackLink = lazy(async () => {
	const { BackLink } = await import('#app/ui/admin/back-link.tsx')
	return { default: BackLink }
})

function LessonPath({ lesson }: Pick<Props, 'lesson'>) {
	const { parent, title } = lesson ?? {}
	return (
		<Breadcrumb
			parts={[
				<Link
					key="courses"
					to="/admin/courses"
					className="inline-flex min-h-6 items-center underline"
				>
					Courses
				</Link>,
				...(parent
					? [
							<Link
								key="course"
								to={`/admin/courses/${parent.id}`}
								className="inline-flex min-h-6 items-center underline"
							>
								{parent.title.en}
							</Link>,
						]
					: []),
				<h1 key="lesson" className="font-semibold text-ink text-lg">
					{title ? (
						<>
							<span lang="zh-CN">{title.zh}</span> <span className="font-normal">{title.en}</span>
						</>
					) : (
						'Lesson'
					)}
				</h1>,
			]}
		/>
	)
}
