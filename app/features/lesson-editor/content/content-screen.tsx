import { Form, Link, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { workingPath } from '#app/domain/publishing/preview.ts'
import type { Publishing } from '#app/features/publishing/find-publishing.server.ts'
import { PublishBar } from '#app/features/publishing/publish-bar.tsx'
import { AdminButton, adminButtonClass } from '#app/ui/admin/button.tsx'
import { FormNotice } from '#app/ui/admin/form-notice.tsx'
import { History } from '#app/ui/admin/history.tsx'
import { AdminPage } from '#app/ui/admin/page.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import type { AnswerWith } from '#app/ui/form-answer.ts'
import { useLeaveAfter } from '#app/ui/leave-after.ts'
import { Notice } from '#app/ui/notice.tsx'
import { WrittenText } from './written-text.tsx'

const leaveAfterMs = 1500

/** After a save, `to` is the page that comes next, or `version` the saved one if the author stays. */
export type ContentAnswer = AnswerWith<{ to: string; version: number }>

type Props = {
	lesson: {
		id: string
		slug: string
		title: { zh: string; en: string }
		parent: { id: string; title: { zh: string; en: string } } | undefined
	}
	text: string
	version: number
	/** The user whose drafts are kept. */
	userId: string
	/** Why saving is blocked: the stored text could not be read. */
	obstacle: string | undefined
	/** Whether learners see what is saved. */
	publishing: Publishing | undefined
	answer: ContentAnswer | undefined
	/** The lesson's history. */
	history: ReactNode
}

/** Edits a lesson's text as a whole: a Chinese line, an English line, an empty line, and so on. */
export function ContentScreen({ lesson, text, version, userId, ...state }: Props) {
	const { obstacle, publishing, answer, history } = state
	const isBusy = useNavigation().formMethod === 'POST'
	const { to, theirs, version: savedVersion } = answer ?? {}
	const problems = answer?.isUnsent ? [] : (answer?.problems ?? [])
	const outdated = problems.find(({ code }) => code === 'lesson-text.outdated')
	useLeaveAfter(leaveAfterMs, to ?? '', to !== undefined)
	return (
		<AdminPage
			above={<LessonPath lesson={lesson} />}
			title={lesson.title.en}
			actions={<OtherPages lesson={lesson} />}
		>
			{publishing && <PublishBar publishing={publishing} />}
			<Form method="post" replace preventScrollReset className="grid max-w-4xl gap-3">
				<WrittenText
					label="Content"
					hint="A Chinese line, its English line, then an empty line."
					stored={text}
					typed={answer?.typed?.text}
					version={version}
					place={{ user: userId, document: `lesson-content:${lesson.id}` }}
					problems={problems.filter((problem) => problem !== outdated)}
					conflict={outdated && theirs && { sentence: outdated.text, theirs }}
					isSaved={to !== undefined}
					savedVersion={savedVersion}
				/>
				{answer?.isUnsent && <FormNotice answer={answer} />}
				{obstacle && <Notice tone="error">{obstacle}</Notice>}
				{to !== undefined && <Notice tone="success">Saved successfully. Redirecting…</Notice>}
				{savedVersion !== undefined && !isBusy && <Notice tone="success">Saved.</Notice>}
				<div className="flex flex-wrap gap-2">
					<AdminButton
						look="primary"
						isBusy={isBusy}
						busyLabel="Saving..."
						disabled={obstacle !== undefined || to !== undefined}
					>
						Save
					</AdminButton>
					<AdminButton
						name="stay"
						title="Save without leaving this page"
						value="yes"
						disabled={isBusy || obstacle !== undefined || to !== undefined}
					>
						Apply and stay
					</AdminButton>
				</div>
			</Form>
			<History>{history}</History>
		</AdminPage>
	)
}

/** Where a lesson stands in the back office. */
export function LessonPath({ lesson }: Pick<Props, 'lesson'>) {
	const { parent, title } = lesson
	return (
		<Breadcrumb
			parts={[
				<Link key="courses" to="/admin/courses" className="underline">
					Courses
				</Link>,
				...(parent
					? [
							<Link key="course" to={`/admin/courses/${parent.id}`} className="underline">
								{parent.title.en}
							</Link>,
						]
					: []),
				<span key="lesson">
					<span lang="zh-CN">{title.zh}</span> {title.en}
				</span>,
			]}
		/>
	)
}

function OtherPages({ lesson: { id, slug } }: Pick<Props, 'lesson'>) {
	return (
		<nav aria-label="This lesson" className="flex flex-wrap gap-1">
			<Link to={`/admin/lessons/${id}/segment`} className={adminButtonClass('quiet')}>
				Segment editor
			</Link>
			<Link to={`/admin/lessons/${id}/notes`} className={adminButtonClass('quiet')}>
				Notes
			</Link>
			<Link to={`/admin/lessons/${id}/exercises/edit`} className={adminButtonClass('quiet')}>
				Exercises
			</Link>
			<Link to={workingPath(slug)} className={adminButtonClass('quiet')}>
				View as learner
			</Link>
		</nav>
	)
}
