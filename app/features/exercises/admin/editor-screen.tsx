import { Link } from '@remix-run/react'
import { errorText } from '#app/domain/errors.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { Notice } from '#app/ui/notice.tsx'
import { ExerciseEditor } from './exercise-editor.tsx'
import type { ExercisesForEditing } from './exercises-for-editing.server.ts'

/** The set, the reason why it can't be edited, or undefined if it couldn't be loaded. */
type OpenedSet = ExercisesForEditing | { refusal: string } | undefined

type Props = {
	lessonId: string
	/** The owner of the drafts in this browser. */
	userId: string
	opened: OpenedSet
}

/** The tab in which a lesson's exercises are edited. */
export function EditorScreen({ lessonId, userId, opened }: Props) {
	if (opened && 'refusal' in opened) return <Notice tone="error">{opened.refusal}</Notice>
	return (
		<>
			{!opened && <Notice tone="error">{pageErrorText('exercises.load-failed')}</Notice>}
			{opened && opened.unreadable > 0 && (
				<Notice tone="warning">
					{errorText('exercises.unreadable', { count: opened.unreadable })}
				</Notice>
			)}
			<ExerciseEditor
				// Version 0 matches no stored set: one that couldn't be loaded can't be overwritten unseen.
				opened={opened ?? { text: '', version: 0 }}
				documentId={lessonId}
				userId={userId}
				listPath={lessonListPath(opened)}
			/>
			<Link
				to={`/admin/lessons/${encodeURIComponent(lessonId)}/learners#exercises`}
				className="justify-self-start underline"
			>
				What learners answered
			</Link>
		</>
	)
}

/** The tab while its exercises are loading. */
export function LoadingScreen() {
	return (
		<div className="grid items-start gap-4 lg:grid-cols-2">
			<p role="status" className={`${waiting} min-h-96`}>
				Loading exercises...
			</p>
			<p className={waiting}>Loading preview...</p>
		</div>
	)
}

const waiting = 'rounded-control border border-line bg-raised p-4 text-ink-quiet'

/** The list that the lesson is in: its course, or all courses. */
function lessonListPath(found: ExercisesForEditing | undefined): string {
	const course = found?.lesson.course
	return course ? `/admin/courses/${course.id}` : '/admin/courses'
}
