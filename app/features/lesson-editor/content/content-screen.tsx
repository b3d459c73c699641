import { Link } from '@remix-run/react'
import { lessonPath } from '#app/domain/courses/lesson-tabs.ts'
import { adminButtonClass } from '#app/ui/admin/button.tsx'
import { useKeptListState } from '#app/ui/admin/up-link.tsx'
import { type WholeTextAnswer, WholeTextForm } from './whole-text-form.tsx'

type Props = {
	lessonId: string
	text: string
	version: number
	/** The user whose drafts are kept. */
	userId: string
	/** Why saving is blocked: the stored text could not be read. */
	obstacle: string | undefined
	answer: WholeTextAnswer | undefined
}

/** Edits a lesson's text as a whole: a Chinese line, an English line, an empty line, and so on. */
export function ContentScreen({ lessonId, text, version, userId, obstacle, answer }: Props) {
	return (
		<section aria-label="Plain text" className="grid max-w-5xl gap-2">
			<p className="-mx-3">
				<Link
					to={lessonPath(lessonId)}
					state={useKeptListState()}
					className={adminButtonClass('quiet')}
				>
					Edit word by word
				</Link>
			</p>
			<WholeTextForm
				label="Content"
				hint="A Chinese line, its English line, then an empty line."
				stored={text}
				version={version}
				place={{ user: userId, document: `lesson-content:${lessonId}` }}
				answer={answer}
				outdated="lesson-text.outdated"
				obstacle={obstacle}
				isLeft
			/>
		</section>
	)
}
