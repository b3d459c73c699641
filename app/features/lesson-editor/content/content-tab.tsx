import { Link } from '@remix-run/react'
import type { TextOwner } from '#app/db/working-parts.ts'
import { tabPath } from '#app/domain/publishing/text-tabs.ts'
import type { loadWholeText } from '#app/features/lesson-editor/answer-whole-text.server.ts'
import { adminButtonClass } from '#app/ui/admin/button.tsx'
import { useKeptListState } from '#app/ui/admin/up-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { type WholeTextAnswer, WholeTextForm } from './whole-text-form.tsx'

type Sent<Answer> = Answer extends { data: infer Data } ? Data : Answer

type Props = {
	owner: TextOwner
	loaded: Sent<Awaited<ReturnType<typeof loadWholeText>>>
	answer: WholeTextAnswer | undefined
}

/** The text of a lesson or an article as a plain form, below the tab Text. */
export function ContentTab({ owner, loaded, answer }: Props) {
	if ('refusal' in loaded) return <Notice tone="error">{loaded.refusal}</Notice>
	const { title: _, text: stored, ...page } = loaded
	return <ContentScreen key={owner.id} {...page} {...{ owner, stored, answer }} />
}

/** "Content · Good Morning" */
export function contentTitle(loaded: Props['loaded'] | undefined): string {
	return loaded && 'title' in loaded ? `Content · ${loaded.title.en}` : 'Content'
}

type ContentScreenProps = {
	owner: TextOwner
	stored: string
	version: number
	/** The user whose drafts are kept. */
	userId: string
	/** Why saving is blocked: the stored text could not be read. */
	obstacle: string | undefined
	answer: WholeTextAnswer | undefined
}

/** The names of the drafts that browsers keep. */
const draftNames = { lessons: 'lesson-content', articles: 'article-content' } as const

/** Edits a text as a whole: a Chinese line, an English line, an empty line, and so on. */
function ContentScreen({ owner, userId, ...form }: ContentScreenProps) {
	return (
		<section aria-label="Plain text" className="contents">
			<p className="-mx-3">
				<Link to={tabPath(owner)} state={useKeptListState()} className={adminButtonClass('quiet')}>
					Edit word by word
				</Link>
			</p>
			<WholeTextForm
				part="text"
				label="Content"
				hint="A Chinese line, its English line, then an empty line."
				place={{ user: userId, document: `${draftNames[owner.kind]}:${owner.id}` }}
				{...form}
				isLeft
			/>
		</section>
	)
}
