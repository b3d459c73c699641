import { Form, Link, useNavigation } from '@remix-run/react'
import { type ReactNode, useRef, useState } from 'react'
import type { HskRank } from '#app/domain/hsk/level.ts'
import { countNotes, longestNotes } from '#app/domain/notes/notes-text.ts'
import { workingPath } from '#app/domain/publishing/preview.ts'
import {
	type ContentAnswer,
	LessonPath,
} from '#app/features/lesson-editor/content/content-screen.tsx'
import { WrittenText } from '#app/features/lesson-editor/content/written-text.tsx'
import type { Publishing } from '#app/features/publishing/find-publishing.server.ts'
import { PublishBar } from '#app/features/publishing/publish-bar.tsx'
import { AdminButton, adminButtonClass } from '#app/ui/admin/button.tsx'
import { FormNotice } from '#app/ui/admin/form-notice.tsx'
import { goToLine } from '#app/ui/admin/go-to-line.ts'
import { History } from '#app/ui/admin/history.tsx'
import { AdminPage } from '#app/ui/admin/page.tsx'
import { saveByKey } from '#app/ui/admin/save-by-key.ts'
import { useLeaveAfter } from '#app/ui/leave-after.ts'
import { Notice } from '#app/ui/notice.tsx'
import { NotesFormatHelp } from './notes-help.tsx'
import { NotesPreview } from './notes-preview.tsx'

const leaveAfterMs = 1500

type Bilingual = { zh: string; en: string }

type Props = {
	lesson: {
		id: string
		slug: string
		title: Bilingual
		parent: { id: string; title: Bilingual } | undefined
	}
	text: string
	version: number
	/** The author: the owner of drafts in this browser, and whose level colours the preview. */
	author: { id: string; rank: HskRank }
	/** Whether learners see what is saved. */
	publishing: Publishing | undefined
	answer: ContentAnswer | undefined
	/** The lesson's history. */
	history: ReactNode
}

/** Edits a lesson's notes as a text, beside how learners see them. */
export function NotesScreen({ lesson, text, version, author, ...state }: Props) {
	const { publishing, answer, history } = state
	const isBusy = useNavigation().formMethod === 'POST'
	const [typed, setTyped] = useState<string>()
	const form = useRef<HTMLFormElement>(null)
	const { to, theirs, version: savedVersion } = answer ?? {}
	const problems = answer?.isUnsent ? [] : (answer?.problems ?? [])
	const outdated = problems.find(({ code }) => code === 'lesson-notes.outdated')
	useLeaveAfter(leaveAfterMs, to ?? '', to !== undefined)

	function goTo(line: number) {
		goToLine(form.current?.querySelector('textarea') ?? null, line)
	}

	return (
		<AdminPage
			above={<LessonPath lesson={lesson} />}
			title={`Notes: ${lesson.title.en}`}
			actions={<OtherPages lesson={lesson} />}
		>
			{publishing && <PublishBar publishing={publishing} />}
			<div className="grid items-start gap-4 lg:grid-cols-2">
				<Form
					ref={form}
					method="post"
					replace
					preventScrollReset
					onKeyDown={saveByKey}
					className="grid min-w-0 gap-3"
				>
					<WrittenText
						label="Notes"
						hint="Each note begins with ## and a heading."
						stored={text}
						typed={answer?.typed?.text}
						version={version}
						place={{ user: author.id, document: `lesson-notes:${lesson.id}` }}
						problems={problems.filter((problem) => problem !== outdated)}
						conflict={outdated && theirs && { sentence: outdated.text, theirs }}
						isSaved={to !== undefined}
						savedVersion={savedVersion}
						isSame={isSameNotes}
						measure={measureNotes}
						onChange={setTyped}
					/>
					{answer?.isUnsent && <FormNotice answer={answer} />}
					{to !== undefined && <Notice tone="success">Saved successfully. Redirecting…</Notice>}
					{savedVersion !== undefined && !isBusy && <Notice tone="success">Saved.</Notice>}
					<div className="flex flex-wrap gap-2">
						<AdminButton
							look="primary"
							isBusy={isBusy}
							busyLabel="Saving..."
							disabled={to !== undefined}
						>
							Save
						</AdminButton>
						<AdminButton
							name="stay"
							title="Save without leaving this page (Ctrl+S)"
							aria-keyshortcuts="Control+S"
							value="yes"
							disabled={isBusy || to !== undefined}
						>
							Apply and stay
						</AdminButton>
					</div>
					<NotesFormatHelp />
				</Form>
				<NotesPreview lessonId={lesson.id} rank={author.rank} text={typed} goTo={goTo} />
			</div>
			<History>{history}</History>
		</AdminPage>
	)
}

function OtherPages({ lesson: { id, slug } }: Pick<Props, 'lesson'>) {
	return (
		<nav aria-label="This lesson" className="flex flex-wrap gap-1">
			<Link to={`/admin/lessons/${id}/segment`} className={adminButtonClass('quiet')}>
				Segment editor
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

function isSameNotes(one: string, other: string): boolean {
	return one.trim() === other.trim()
}

function measureNotes(text: string): string {
	const notes = countNotes(text).length
	const [length, most] = [text.length, longestNotes].map((count) => count.toLocaleString('en'))
	return `${notes} ${notes === 1 ? 'note' : 'notes'} / ${length} of ${most} characters`
}
