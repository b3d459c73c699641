import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { errorText } from '#app/domain/errors.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { workingPath } from '#app/domain/publishing/preview.ts'
import type { Publishing } from '#app/features/publishing/find-publishing.server.ts'
import { PublishBar } from '#app/features/publishing/publish-bar.tsx'
import { BackLink } from '#app/ui/admin/back-link.tsx'
import { adminButtonClass } from '#app/ui/admin/button.tsx'
import { History } from '#app/ui/admin/history.tsx'
import { AdminPage } from '#app/ui/admin/page.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { ExerciseEditor } from './exercise-editor.tsx'
import type { ExercisesForEditing } from './exercises-for-editing.server.ts'
import type { SaveAnswer } from './save-answer.ts'

/** The set, the reason why it can't be edited, or undefined if it couldn't be loaded. */
type OpenedSet = ExercisesForEditing | { refusal: string } | undefined

type Props = {
	lessonId: string
	/** The owner of the drafts in this browser. */
	userId: string
	opened: OpenedSet
	/** Whether learners see what is saved. */
	publishing: Publishing | undefined
	answer: SaveAnswer | undefined
	/** The lesson's last changes. */
	history: ReactNode
}

export function EditorScreen({ lessonId, userId, opened, ...state }: Props) {
	const { publishing, answer, history } = state
	const found = opened && 'lesson' in opened ? opened : undefined
	const listPath = lessonListPath(found)
	if (opened && 'refusal' in opened) {
		return (
			<AdminPage title="Exercises" actions={<BackLink to={listPath} />}>
				<Notice tone="error">{opened.refusal}</Notice>
			</AdminPage>
		)
	}
	return (
		<AdminPage
			title={found ? `Exercises: ${found.lesson.title.en}` : 'Exercises'}
			actions={
				<div className="flex flex-wrap items-center gap-2">
					<BackLink to={listPath} />
					<Link to={`/admin/lessons/${lessonId}/segment`} className={adminButtonClass()}>
						Content
					</Link>
					{found && (
						<Link to={workingPath(found.lesson.slug)} className={adminButtonClass()}>
							View as learner
						</Link>
					)}
				</div>
			}
		>
			{found && <WhichLesson {...found.lesson} />}
			{publishing && <PublishBar publishing={publishing} />}
			{!found && <Notice tone="error">{pageErrorText('exercises.load-failed')}</Notice>}
			{found && found.unreadable > 0 && (
				<Notice tone="warning">
					{errorText('exercises.unreadable', { count: found.unreadable })}
				</Notice>
			)}
			<ExerciseEditor
				// Version 0 matches no stored set: one that couldn't be loaded can't be overwritten unseen.
				opened={found ?? { text: '', version: 0 }}
				documentId={lessonId}
				userId={userId}
				answer={answer}
				listPath={listPath}
			/>
			{found && <History>{history}</History>}
		</AdminPage>
	)
}

function WhichLesson({ title, course }: ExercisesForEditing['lesson']) {
	return (
		<p className="wrap-anywhere text-ink-soft">
			<span lang="zh-CN">{title.zh}</span>
			{course && (
				<>
					{' in '}
					<Link to={`/admin/courses/${course.id}`} className="underline">
						{course.title.en}
					</Link>
				</>
			)}
		</p>
	)
}

/** The page while its exercises are loading. */
export function LoadingScreen() {
	return (
		<AdminPage title="Exercises" actions={<BackLink to="/admin/courses" />}>
			<div className="grid items-start gap-4 lg:grid-cols-2">
				<p role="status" className={`${waiting} min-h-96`}>
					Loading exercises...
				</p>
				<p className={waiting}>Loading preview...</p>
			</div>
		</AdminPage>
	)
}

const waiting = 'rounded-control border border-line bg-raised p-4 text-ink-quiet'

/** The list that the lesson is in: its course, or all courses. */
export function lessonListPath(found: ExercisesForEditing | undefined): string {
	const course = found?.lesson.course
	return course ? `/admin/courses/${course.id}` : '/admin/courses'
}
