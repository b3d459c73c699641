import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { workingPath } from '#app/domain/publishing/preview.ts'
import { adminButtonClass } from '#app/ui/admin/button.tsx'
import { opensDialog } from '#app/ui/admin/close-dialog.ts'
import { History } from '#app/ui/admin/history.tsx'
import { AdminPage } from '#app/ui/admin/page.tsx'
import { UpLink } from '#app/ui/admin/up-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { LearnerText } from './requests.ts'
import { SegmentEditor } from './segment-editor.tsx'

type Bilingual = { zh: string; en: string }

type Props = {
	lessonId: string
	/** The user whose drafts this browser may show. */
	userId: string
	/** Undefined if it could not be loaded. */
	lesson: { slug: string; title: Bilingual; parent: { id: string } | undefined } | undefined
	content: LessonContent
	version: number
	/** Why saving is blocked: the stored text could not be read. */
	obstacle?: string
	/** Whether learners see the lesson, with a button to change it. */
	status: ReactNode
	/** The lesson's history. */
	history: ReactNode
	onUnsaved: (isUnsaved: boolean) => void
	renderAsLearner: (text: LearnerText) => ReactNode
}

/** The segment editor's page, with links to the lesson's other pages. */
export function SegmentScreen({ lessonId, lesson, status, history, ...editor }: Props) {
	const list = lesson?.parent ? `/admin/courses/${lesson.parent.id}` : '/admin/courses'
	return (
		<AdminPage
			title={lesson?.title.en ?? 'Lesson content'}
			actions={lesson && <OtherPages lessonId={lessonId} slug={lesson.slug} />}
		>
			<div className="-mt-2 -ml-3 flex flex-wrap items-center gap-2">
				<UpLink to={list} />
				{lesson && (
					<p lang="zh-CN" className="wrap-anywhere text-ink-soft text-lg">
						{lesson.title.zh}
					</p>
				)}
				{status}
			</div>
			{editor.obstacle && <Notice tone="error">{editor.obstacle}</Notice>}
			<noscript>
				<p className="rounded-control border border-amber bg-amber-tint px-3 py-2 text-amber text-sm">
					This editor needs JavaScript.{' '}
					<a href={`/admin/lessons/${lessonId}/content`} className="underline">
						The content page
					</a>{' '}
					works without it, and keeps words, pinyin, spacing and blanks.
				</p>
			</noscript>
			<SegmentEditor lessonId={lessonId} {...editor} />
			<History>{history}</History>
		</AdminPage>
	)
}

function OtherPages({ lessonId, slug }: { lessonId: string; slug: string }) {
	const path = `/admin/lessons/${lessonId}`
	return (
		<nav aria-label="This lesson" className="flex flex-wrap gap-1">
			<Link to={`${path}/content`} className={adminButtonClass('quiet')}>
				Content
			</Link>
			<Link to={`${path}/notes`} className={adminButtonClass('quiet')}>
				Notes
			</Link>
			<Link to={`${path}/exercises/edit`} className={adminButtonClass('quiet')}>
				Exercises
			</Link>
			<Link
				to={`${path}/segment?ask=audio&of=${lessonId}`}
				state={opensDialog}
				preventScrollReset
				className={adminButtonClass('quiet')}
			>
				Audio
			</Link>
			<Link to={workingPath(slug)} className={adminButtonClass('quiet')}>
				View as learner
			</Link>
		</nav>
	)
}
